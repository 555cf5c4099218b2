import type { AppError } from '@pokriv/contracts/errors';
import { errorText } from '@pokriv/web-kit/messages';
import { ErrorState } from '@pokriv/web-kit/ui';

interface LoadErrorProps {
  error: AppError;
  onRetry: () => void;
}

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
