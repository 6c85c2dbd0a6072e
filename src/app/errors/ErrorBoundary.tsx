import { Component, type ReactNode } from 'react';
import { ErrorFallback } from './ErrorFallback';

interface Props {
  /** Where the shopper stands: a failure is forgotten elsewhere. */
  readonly pathname: string;
  readonly children: ReactNode;
}

interface State {
  readonly pathname: string;
  readonly failure: { readonly error: unknown } | undefined;
}

/** Stands in for what throws while it is shown. React knows such a boundary as a class only. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { pathname: this.props.pathname, failure: undefined };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps({ pathname }: Props, state: State): State | null {
    return pathname === state.pathname ? null : { pathname, failure: undefined };
  }

  override render() {
    const { failure } = this.state;
    return failure ? <ErrorFallback error={failure.error} /> : this.props.children;
  }
}
