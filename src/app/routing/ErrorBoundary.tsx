import { Component, useLayoutEffect, useState, type ReactNode } from 'react';
import { useAppSelector } from '../hooks';
import type { Location } from 'react-router-dom';
import { selectUrl } from '../../features/collection/filtersSlice';
import { ErrorPage } from './ErrorPage';
import { isChunkLoadError, reloadOnce } from './reloadOnce';

const reload = () => window.location.reload();

/**
 * The error page without a stack trace. After a chunk-load error the document
 * is first reloaded once.
 */
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
    <ErrorPage
      reason="A part of the shop could not be loaded."
      onRetry={reload}
    />
  ) : (
    <ErrorPage reason="Something went wrong on this page." />
  );
};

interface Props {
  /** The error is cleared by each navigation, also by one to the same URL. */
  readonly location: Location | undefined;
  readonly children: ReactNode;
}

interface BoundaryProps extends Props {
  readonly url: string;
}

interface State extends Pick<BoundaryProps, 'location' | 'url'> {
  readonly failure: { readonly error: unknown } | undefined;
}

class Boundary extends Component<BoundaryProps, State> {
  override state: State = {
    location: this.props.location,
    url: this.props.url,
    failure: undefined,
  };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps(
    { location, url }: BoundaryProps,
    state: State,
  ): State | null {
    return location === state.location && url === state.url
      ? null
      : { location, url, failure: undefined };
  }

  override render() {
    const { failure } = this.state;
    return failure ? (
      <ErrorFallback error={failure.error} />
    ) : (
      this.props.children
    );
  }
}

export const ErrorBoundary = (props: Props) => (
  <Boundary {...props} url={useAppSelector(selectUrl)} />
);
