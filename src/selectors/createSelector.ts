import { createSelectorCreator, lruMemoize } from '@reduxjs/toolkit';

/**
 * Reselect with a memory of one: the last state's answer. Its own default remembers every query that was
 * ever typed.
 */
export const createSelector = createSelectorCreator({ memoize: lruMemoize, argsMemoize: lruMemoize });
