import { isRecord } from './guards';

/**
 * Whether the browser is asked to save data; then nothing is fetched ahead.
 * Chromium alone tells.
 */
export const savesData = (): boolean => {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return isRecord(connection) && connection['saveData'] === true;
};
