/** Keeps a part of the frame that breaks, or whose script does not come, from taking the frame with it. */
import { Component, type ErrorInfo, type ReactNode } from 'react';
import { errorLog } from './errors-here.ts';

interface Props {
  /** For the log. */
  name: string;
  onBroken?: () => void;
  children: ReactNode;
}

export class PartBoundary extends Component<Props, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    errorLog.note(error, `${this.props.name}\n${componentStack ?? ''}`);
    this.props.onBroken?.();
  }

  override render() {
    return this.state.isBroken ? null : this.props.children;
  }
}
