/** Asks the browser to save data, until the end of the test. */
export const saveData = () => {
  const connection = { saveData: true };
  Object.defineProperty(navigator, 'connection', {
    configurable: true,
    value: connection,
  });
};

afterEach(() => {
  Reflect.deleteProperty(navigator, 'connection');
});
