/** Asks the browser to save data, until the returned function is called. */
export const saveData = () => {
  Object.defineProperty(navigator, 'connection', {
    configurable: true,
    value: { saveData: true },
  });
  return () => Reflect.deleteProperty(navigator, 'connection');
};
