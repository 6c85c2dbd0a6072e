// What the browser tests use, in one import.
export * from '../../support/browser/pages';
export * from '../../support/browser/shopper';
export * from './boxes';
export * from './focus';
export * from './gallery';
export * from './motion';
export * from './scrolling';
export * from './visit';
