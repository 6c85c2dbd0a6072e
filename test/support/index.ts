// What the tests of pages use, in one import.
export * from '@testing-library/react';
export * from './announcements';
export * from './catalogue';
export * from './forms';
export * from './renderAt';
export * from './shopper';
