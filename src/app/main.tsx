import { createRoot } from 'react-dom/client';
import { rootReducer } from '../store/rootReducer';
import { App } from './App';
import { openShop } from './openShop';

const show = async (root: HTMLElement) => {
  const { store, router } = await openShop();
  createRoot(root).render(<App store={store} router={router} />);

  // In development an edit to a slice keeps the state, and with it the cart. Effects go on as they began.
  if (process.env['NODE_ENV'] !== 'production') {
    import.meta.webpackHot.accept(['../store/rootReducer', './openShop'], () =>
      store.replaceReducer(rootReducer),
    );
  }
};

const root = document.getElementById('root');
if (root) void show(root);
