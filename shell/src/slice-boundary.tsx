import { markHydrated } from '@pokriv/web-kit/mark-hydrated';
import { Notice, Button } from '@pokriv/web-kit/ui';
import { Component, type ReactNode } from 'react';

import { reportError } from './errors/report-error.ts';
import { texts } from './messages.ts';

interface Props {
  onRetry: () => void;
  children: ReactNode;
}

/** Error boundary of a slice: header and other routes continue to work (decisions §10). */
export class SliceBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(error: Error): void {
    markHydrated('page');
    console.error('slice: crashed', error);
    reportError('boundary', error);
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <Notice
        tone="danger"
        title={texts.sliceFailed}
        actions={<Button onClick={this.props.onRetry}>{texts.retry}</Button>}
      >
        {texts.sliceFailedHint}
      </Notice>
    );
  }
}
