/** Keeps a page that breaks from taking the frame with it. */
import { Component, type ErrorInfo, Fragment, type ReactNode } from 'react';
import { BrokenPage } from './BrokenPage.tsx';
import { currentView } from './errors/current-view.ts';
import { errorLog } from './errors/errors-here.ts';

interface Props {
  /** What the page is called; without it, what is in view is named. */
  name?: string;
  children: ReactNode;
}

interface State {
  broken: { error: Error; view: string } | null;
  /** How often the page has been tried anew. */
  round: number;
}

/** The caller gives it a key for each page, so that leaving the page leaves the error. */
export class PageBoundary extends Component<Props, State> {
  override state: State = { broken: null, round: 0 };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return {
      broken: { error: error instanceof Error ? error : new Error(String(error)), view: currentView() },
    };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    errorLog.note(error, componentStack ?? '');
  }

  handleRetry = () => this.setState(({ round }) => ({ broken: null, round: round + 1 }));

  override render() {
    const { broken, round } = this.state;
    if (!broken) return <Fragment key={round}>{this.props.children}</Fragment>;
    return (
      <BrokenPage error={broken.error} view={this.props.name ?? broken.view} onRetry={this.handleRetry} />
    );
  }
}
