import { Component, type ReactNode } from 'react';
import { ErrorPage } from './ErrorPage';

interface Props {
  /** The URL of the page that is shown. */
  readonly url: string;
  readonly children: ReactNode;
}

interface State {
  readonly hasFailed: boolean;
}

/**
 * Shows the error page instead of what throws, until the URL changes or a link
 * of the error page is followed.
 */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { hasFailed: false };

  static getDerivedStateFromError(): State {
    return { hasFailed: true };
  }

  override componentDidUpdate(before: Props, { hasFailed }: State) {
    // Not if the page of the new URL is the one that has just failed.
    if (hasFailed && before.url !== this.props.url) this.retry();
  }

  retry = () => this.setState({ hasFailed: false });

  override render() {
    return this.state.hasFailed ? (
      <ErrorPage
        reason="Something went wrong on this page."
        onFollow={this.retry}
      />
    ) : (
      this.props.children
    );
  }
}
