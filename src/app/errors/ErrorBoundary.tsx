import { Component, type ReactNode } from 'react';
import { resetPage } from '../routes';
import { ErrorFallback } from './ErrorFallback';

interface Props {
  /** The error is cleared when the pathname changes. */
  readonly pathname: string;
  readonly children: ReactNode;
}

interface State {
  readonly pathname: string;
  readonly failure: { readonly error: unknown } | undefined;
}

/** Shows an error page in place of children that throw while they render. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { pathname: this.props.pathname, failure: undefined };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps({ pathname }: Props, state: State): State | null {
    return pathname === state.pathname ? null : { pathname, failure: undefined };
  }

  override componentDidCatch() {
    resetPage(this.props.pathname);
  }

  override render() {
    const { failure } = this.state;
    return failure ? <ErrorFallback error={failure.error} /> : this.props.children;
  }
}
