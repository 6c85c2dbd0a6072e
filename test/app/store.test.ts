import { instrument } from '@redux-devtools/instrument';
import {
  compose,
  type DevToolsEnhancerOptions,
  type StoreEnhancer,
} from '@reduxjs/toolkit';
import { itemAdded } from '../../src/features/cart/cartSlice';
import { SHIRT } from '../support/catalogue';

/** The trace of an event in a browser with the DevTools. */
const traceIn = async (environment: string) => {
  // Redux Toolkit looks for the DevTools once.
  jest.resetModules();
  const env = { ...process.env, NODE_ENV: environment };
  const replaced = jest.replaceProperty(process, 'env', env);
  let trace: string | undefined;
  const monitor = (_: unknown, lifted: { type: string; stack?: string }) => {
    trace = lifted.stack;
    return null;
  };
  Object.assign(window, {
    __REDUX_DEVTOOLS_EXTENSION_COMPOSE__:
      (options: DevToolsEnhancerOptions) =>
      (...enhancers: StoreEnhancer[]) =>
        compose(...enhancers, instrument(monitor, options)),
  });
  const { createStore } = await import('../../src/app/store');
  createStore().dispatch(itemAdded({ productId: SHIRT, size: 'M' }));
  replaced.restore();
  Reflect.deleteProperty(window, '__REDUX_DEVTOOLS_EXTENSION_COMPOSE__');
  return trace;
};

it('should show the caller of dispatch in the DevTools, but not in production', async () => {
  expect(await traceIn('test')).toContain('store.test.ts');
  expect(await traceIn('production')).toBeUndefined();
});
