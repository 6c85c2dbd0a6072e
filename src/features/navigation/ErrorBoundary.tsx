import { Component, type ReactNode } from 'react';
import { useAppSelector } from '../../app/hooks';
import { selectUrl } from '../collection/filtersSlice';
import { ErrorPage } from './ErrorPage';

interface Props {
  readonly children: ReactNode;
}

interface BoundaryProps extends Props {
  readonly url: string;
}

interface State {
  readonly hasFailed: boolean;
}

class Boundary extends Component<BoundaryProps, State> {
  override state: State = { hasFailed: false };

  static getDerivedStateFromError(): State {
    return { hasFailed: true };
  }

  override componentDidUpdate(before: BoundaryProps, { hasFailed }: State) {
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

/**
 * Shows the error page instead of what throws, until the URL changes or a link
 * of the error page is followed.
 */
export const ErrorBoundary = ({ children }: Props) => (
  <Boundary url={useAppSelector(selectUrl)}>{children}</Boundary>
);
