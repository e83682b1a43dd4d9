/** Keeps a page that breaks from taking the frame with it. */
import { Component, type ReactNode } from 'react';
import { BrokenPage } from './BrokenPage.tsx';

interface Props {
  children: ReactNode;
}

/** The caller gives it a key for each page, so that leaving the page leaves the error. */
export class PageBoundary extends Component<Props, { error: Error | null }> {
  override state = { error: null as Error | null };

  static getDerivedStateFromError(error: unknown) {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override componentDidCatch(error: unknown) {
    console.error(error);
  }

  override render() {
    const { error } = this.state;
    return error ? <BrokenPage error={error} /> : this.props.children;
  }
}
