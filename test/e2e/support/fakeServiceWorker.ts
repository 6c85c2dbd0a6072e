/** In place of a service worker, whose waiting version the page finds when `window.deploy` is called. */
export const fakeServiceWorker = () => {
  const worker = (reply?: boolean) =>
    Object.assign(new EventTarget(), {
      postMessage: (_message: unknown, [port]: readonly MessagePort[] = []) => port?.postMessage(reply),
    });
  const registration = Object.assign(new EventTarget(), { waiting: null, installing: null });
  const register = () => Promise.resolve(registration);
  const serviceWorker = Object.assign(new EventTarget(), { register, controller: worker() });
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker });
  const deploy = () => {
    const installing = worker(false);
    Object.assign(registration, { installing });
    registration.dispatchEvent(new Event('updatefound'));
    Object.assign(registration, { installing: null, waiting: installing });
    installing.dispatchEvent(new Event('statechange'));
  };
  Object.assign(window, { deploy });
};
