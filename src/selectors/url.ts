import { toUrl } from '../domain/url';
import type { RootState } from '../store/rootReducer';

/** The URL of the state: pathname and search. */
export const selectUrl = ({ route, filters }: RootState): string => toUrl(route, filters);
