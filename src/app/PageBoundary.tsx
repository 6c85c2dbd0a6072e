import { Component, type ReactNode } from 'react';
import { StrandedPage } from './StrandedPage';

interface Props {
  /** Where the shopper stands: a failure is forgotten elsewhere. */
  readonly at: string;
  readonly children: ReactNode;
}

interface State {
  readonly at: string;
  readonly failure: { readonly error: unknown } | undefined;
}

/** Stands in for what throws while it is shown. React knows such a boundary as a class only. */
export class PageBoundary extends Component<Props, State> {
  override state: State = { at: this.props.at, failure: undefined };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps({ at }: Props, state: State): State | null {
    return at === state.at ? null : { at, failure: undefined };
  }

  override render() {
    const { failure } = this.state;
    return failure ? <StrandedPage error={failure.error} /> : this.props.children;
  }
}
