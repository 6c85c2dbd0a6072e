/**
 * Another URL of the same script, which no cache holds. The HTTP cache keeps a
 * truncated script for a year, and even a reload takes it from there.
 */
export const freshUrl = (url: string): string => `${url}?${Date.now()}.js`;
