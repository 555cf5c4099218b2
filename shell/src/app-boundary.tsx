import { AppError } from '@pokriv/contracts/errors';
import { ErrorState } from '@pokriv/web-kit/ui';
import { Component, type ReactNode } from 'react';

import { reportError } from './errors/report-error.ts';
import { texts } from './messages.ts';

/** Last error boundary: an error outside of slices shows an error page (decisions §10). */
export class AppBoundary extends Component<{ children: ReactNode }, { failure: Error | undefined }> {
  override state: { failure: Error | undefined } = { failure: undefined };

  static getDerivedStateFromError(failure: Error): { failure: Error } {
    return { failure };
  }

  override componentDidCatch(error: Error): void {
    console.error('shell: page crashed', error);
    reportError('boundary', error);
  }

  override render(): ReactNode {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    return (
      <main>
        <ErrorState
          titleAs="h1"
          message={texts.wentWrong}
          requestId={failure instanceof AppError ? failure.body.requestId : undefined}
          onRetry={() => location.reload()}
        />
      </main>
    );
  }
}
