import { isRecord } from '../../domain/guards';

type Fields = Readonly<Record<string, unknown>>;

/** The fields of a stored text of this version, `newer` for a later version, undefined for anything else. */
export const parseStored = (text: unknown, version: number): Fields | 'newer' | undefined => {
  try {
    const value: unknown = typeof text === 'string' ? JSON.parse(text) : undefined;
    if (!isRecord(value) || typeof value['v'] !== 'number' || value['v'] < version) return undefined;
    return value['v'] === version ? value : 'newer';
  } catch {
    return undefined;
  }
};
