import { useDispatch, useSelector, useStore } from 'react-redux';
import type { Store } from '../app/store';
import type { RootState } from '../app/rootReducer';

export const useAppSelector = useSelector.withTypes<RootState>();
export const useAppDispatch = useDispatch.withTypes<Store['dispatch']>();
export const useAppStore = useStore.withTypes<Store>();
