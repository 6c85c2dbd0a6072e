import { Component, useLayoutEffect, useState, type ReactNode } from 'react';
import type { Location } from 'react-router-dom';
import { ErrorPage } from '../../features/navigation/ErrorPage';
import { isChunkLoadError, reloadOnce } from './reloadOnce';

const reload = () => window.location.reload();

/** The error page without a stack trace. After a chunk-load error the document is first reloaded once. */
const ErrorFallback = ({ error }: { readonly error: unknown }) => {
  const isPartMissing = isChunkLoadError(error);
  const [isShown, setShown] = useState(!isPartMissing);

  // A layout effect: useRouteFocus then finds the heading of the error page.
  useLayoutEffect(() => {
    // eslint-disable-next-line react-hooks/set-state-in-effect -- only the attempt tells whether the document reloads
    if (!reloadOnce(error)) setShown(true);
  }, [error]);

  if (!isShown) return null;
  return isPartMissing ? (
    <ErrorPage reason="A part of the shop could not be loaded." onRetry={reload} />
  ) : (
    <ErrorPage reason="Something went wrong on this page." />
  );
};

interface Props {
  /** The error is cleared by each navigation, also by one to the same URL. */
  readonly location: Location | undefined;
  readonly children: ReactNode;
}

interface State {
  readonly location: Location | undefined;
  readonly failure: { readonly error: unknown } | undefined;
}

export class ErrorBoundary extends Component<Props, State> {
  override state: State = { location: this.props.location, failure: undefined };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps({ location }: Props, state: State): State | null {
    return location === state.location ? null : { location, failure: undefined };
  }

  override render() {
    const { failure } = this.state;
    return failure ? <ErrorFallback error={failure.error} /> : this.props.children;
  }
}
