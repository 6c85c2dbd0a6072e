import { useDispatch, useSelector } from 'react-redux';
import type { Store } from './createStore';
import type { RootState } from './rootReducer';

/** The state, as this selector reads it. */
export const useAppSelector = useSelector.withTypes<RootState>();
/** The way for events into the store. */
export const useAppDispatch = useDispatch.withTypes<Store['dispatch']>();
