import { StrictMode, useEffect } from 'react';
import { Provider } from 'react-redux';
import { GlobalStyle } from '../styles/GlobalStyle';
import { Layout } from './Layout';
import type { RootState } from './rootReducer';
import type { Navigation } from './routing/navigation';
import type { AppStore } from './store';

interface Props {
  readonly store: AppStore;
  readonly navigation: Navigation;
  readonly serverState?: RootState | undefined;
  readonly onMounted: () => void;
}

export const App = ({ store, navigation, serverState, onMounted }: Props) => {
  useEffect(onMounted, [onMounted]);
  return (
    <StrictMode>
      <Provider store={store} {...(serverState && { serverState })}>
        <GlobalStyle />
        <Layout navigation={navigation} />
      </Provider>
    </StrictMode>
  );
};
