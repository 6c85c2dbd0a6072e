import { Component, type ReactNode } from 'react';

interface Props {
  /** The URL of the page that is shown. */
  readonly url: string;
  /** What is shown instead of a part that throws. */
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
}

interface State {
  readonly hasFailed: boolean;
}

/** Shows its fallback instead of a part that throws, until the URL changes. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { hasFailed: false };

  static getDerivedStateFromError(): State {
    return { hasFailed: true };
  }

  override componentDidUpdate(before: Props, { hasFailed }: State) {
    // Not if the part has just failed at the new URL.
    if (hasFailed && before.url !== this.props.url)
      this.setState({ hasFailed: false });
  }

  override render() {
    const { fallback = null, children } = this.props;
    return this.state.hasFailed ? fallback : children;
  }
}
