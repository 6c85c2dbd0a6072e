import { Component, type ReactNode } from 'react';
import type { Location } from 'react-router-dom';
import { resetPage } from '../routes';
import { ErrorFallback } from './ErrorFallback';

interface Props {
  /** The error is cleared by each navigation, also by one to the same URL. */
  readonly location: Location;
  readonly children: ReactNode;
}

interface State {
  readonly location: Location;
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

  override componentDidCatch() {
    resetPage(this.props.location.pathname);
  }

  override render() {
    const { failure } = this.state;
    return failure ? <ErrorFallback error={failure.error} /> : this.props.children;
  }
}
