import { isRecord } from '../../domain/guards';

/** The fields of a stored text. Its version `v` is 0 if the text cannot be read. */
export const parseFields = (text: unknown): Readonly<Record<string, unknown>> & { readonly v: number } => {
  try {
    const value: unknown = typeof text === 'string' && JSON.parse(text);
    return isRecord(value) && typeof value['v'] === 'number' ? { ...value, v: value['v'] } : { v: 0 };
  } catch {
    return { v: 0 };
  }
};
