import type { AppError } from '@pokriv/contracts/errors';
import { myListings } from '@pokriv/contracts/pages';
import { errorText } from '@pokriv/web-kit/messages';
import { ButtonLink, EmptyState, ErrorState } from '@pokriv/web-kit/ui';
import { House } from 'lucide-react';

import { isMissing } from '../listing.ts';
import { mineTexts as texts } from './messages.ts';

interface LoadErrorProps {
  error: AppError;
  onRetry: () => void;
}

/** A failed read of one own listing can be retried; a missing listing leads back to the others. */
export function LoadError({ error, onRetry }: LoadErrorProps) {
  if (isMissing(error))
    return (
      <EmptyState
        icon={House}
        title={texts.missingTitle}
        actions={<ButtonLink to={myListings.path}>{texts.toMine}</ButtonLink>}
      >
        {texts.missingText}
      </EmptyState>
    );
  const isFailure = error.status >= 500 || error.status === 0;
  return (
    <ErrorState
      message={isFailure ? errorText('general.server') : error.message}
      onRetry={onRetry}
      requestId={error.body.requestId}
    />
  );
}
