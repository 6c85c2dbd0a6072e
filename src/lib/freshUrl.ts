/**
 * A URL of the same script that no cache holds. The HTTP cache keeps a script
 * that arrived cut for a year, and a reload takes it from there.
 */
export const freshUrl = (url: string): string => `${url}?${Date.now()}.js`;
