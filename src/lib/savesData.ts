import { isRecord } from './guards';

/**
 * Whether the user has turned on Save-Data, with which nothing is prefetched.
 * Only Chromium has this setting.
 */
export const savesData = (): boolean => {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return isRecord(connection) && connection['saveData'] === true;
};
