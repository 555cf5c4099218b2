import type { AppError } from '@pokriv/contracts/errors';
import { errorText } from '@pokriv/web-kit/messages';
import { ErrorState } from '@pokriv/web-kit/ui';

interface LoadErrorProps {
  error: AppError;
  onRetry: () => void;
}

/** Error state of a page about one listing: a refusal with the server's message, a failure with ours. */
export function LoadError({ error, onRetry }: LoadErrorProps) {
  const isFailure = error.status >= 500 || error.status === 0;
  return (
    <ErrorState
      message={isFailure ? errorText('general.server') : error.message}
      onRetry={onRetry}
      requestId={error.body.requestId}
    />
  );
}
