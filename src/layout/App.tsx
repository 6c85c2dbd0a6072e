import { StrictMode, useEffect } from 'react';
import { Provider } from 'react-redux';
import type { Navigator } from 'react-router-dom';
import { GlobalStyle } from '../styles/GlobalStyle';
import { Layout } from './Layout';
import type { RootState } from '../app/rootReducer';
import type { AppStore } from '../app/store';

interface Props {
  readonly store: AppStore;
  readonly navigator: Navigator;
  readonly serverState?: RootState | undefined;
  readonly onMounted: () => void;
}

export const App = ({ store, navigator, serverState, onMounted }: Props) => {
  useEffect(onMounted, [onMounted]);
  return (
    <StrictMode>
      <Provider store={store} {...(serverState && { serverState })}>
        <GlobalStyle />
        <Layout navigator={navigator} />
      </Provider>
    </StrictMode>
  );
};
