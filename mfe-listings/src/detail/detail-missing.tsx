import type { AppError } from '@pokriv/contracts/errors';
import { useTitle } from '@pokriv/web-kit/title';
import { ButtonLink, EmptyState, ErrorState } from '@pokriv/web-kit/ui';
import { House } from 'lucide-react';

import { detailTexts as texts } from './messages.ts';

const ways = (
  <>
    <ButtonLink to="/properties">{texts.browse}</ButtonLink>
    <ButtonLink to="/" variant="secondary">
      {texts.goHome}
    </ButtonLink>
  </>
);

/** A listing that is not there (404), is there no more (410), or could not be read. */
export function DetailMissing({ error, onRetry }: { error: AppError; onRetry: () => void }) {
  const isGone = error.code === 'GONE';
  const isMissing = isGone || error.code === 'NOT_FOUND' || error.code === 'BAD_REQUEST';
  const title = isGone ? texts.goneTitle : texts.notFoundTitle;
  useTitle(isMissing ? title : undefined);
  if (!isMissing)
    return <ErrorState message={error.message} onRetry={onRetry} requestId={error.body.requestId} />;
  return (
    <EmptyState icon={House} title={title} actions={ways}>
      {isGone ? texts.goneText : texts.notFoundText}
    </EmptyState>
  );
}
