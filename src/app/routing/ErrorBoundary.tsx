import { Component, useLayoutEffect, useState, type ReactNode } from 'react';
import { ErrorPage } from './ErrorPage';
import type { Navigation } from './navigation';
import { isChunkLoadError, reloadOnce } from './chunks';

const reload = () => window.location.reload();

/**
 * Shows the error page. After a chunk-load error it first reloads the document,
 * once.
 */
const Fallback = ({ error }: { readonly error: unknown }) => {
  const isPartMissing = isChunkLoadError(error);
  const [isShown, setShown] = useState(!isPartMissing);

  // A layout effect runs before the effect of useRouteFocus, which then finds
  // the heading of the error page.
  useLayoutEffect(() => {
    // eslint-disable-next-line react-hooks/set-state-in-effect -- only the attempt tells whether the document reloads
    if (!reloadOnce(error)) setShown(true);
  }, [error]);

  if (!isShown) return null;
  return isPartMissing ? (
    <ErrorPage
      reason="A part of the shop could not be loaded."
      onRetry={reload}
    />
  ) : (
    <ErrorPage reason="Something went wrong on this page." />
  );
};

interface Props {
  readonly navigation: Navigation;
  readonly children: ReactNode;
}

interface State {
  readonly failure?: { readonly error: unknown } | undefined;
}

/** Shows the error page instead of what throws, until the next navigation. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = {};
  unsubscribe?: () => void;

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } };
  }

  override componentDidMount() {
    const { navigation } = this.props;
    this.unsubscribe = navigation.subscribe(() => {
      if (this.state.failure && !navigation.isLoading()) {
        this.setState({ failure: undefined });
      }
    });
  }

  override componentWillUnmount() {
    this.unsubscribe?.();
  }

  override render() {
    const { failure } = this.state;
    return failure ? <Fallback error={failure.error} /> : this.props.children;
  }
}
