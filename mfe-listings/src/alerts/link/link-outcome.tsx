import type { AlertLinkShown } from '@pokriv/contracts/alert/saved-search';
import * as pages from '@pokriv/contracts/pages';
import { useUser } from '@pokriv/web-kit/session';
import { Button, ButtonLink, EmptyState } from '@pokriv/web-kit/ui';
import { CircleAlert, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';

import { pageTexts } from '../page/messages.ts';
import { alertLinkTexts as texts } from './messages.ts';
import type { Failure } from './use-alert-link.ts';

/** Link to the saved searches, or to the results for a visitor. */
function Way({ isFirst }: { isFirst: boolean }) {
  const user = useUser();
  const variant = isFirst ? 'primary' : 'secondary';
  return user ? (
    <ButtonLink to={pages.savedSearches.path} variant={variant}>
      {pageTexts.title}
    </ButtonLink>
  ) : (
    <ButtonLink to={pages.search.path} variant={variant}>
      {texts.toSearch}
    </ButtonLink>
  );
}

interface LinkDoneProps {
  shown: AlertLinkShown;
  words: { title: string; text: string };
}

export function LinkDone({ shown, words }: LinkDoneProps) {
  const [only, another] = shown.searches;
  const isTold = shown.action === 'confirm' && only && !another;
  return (
    <EmptyState
      titleAs="h1"
      icon={CircleCheck}
      title={words.title}
      actions={
        <>
          {isTold && <ButtonLink to={`${pages.search.path}?${only.search}`}>{texts.show}</ButtonLink>}
          <Way isFirst={!isTold} />
        </>
      }
    >
      {words.text}
    </EmptyState>
  );
}

interface LinkFailedProps {
  failure: Failure;
  /** Server message for failures without their own text. */
  message?: string;
  onRetry?: () => void;
}

export function LinkFailed({ failure, message, onRetry }: LinkFailedProps) {
  const words: { title: string; text?: string } = texts.failed[failure];
  const retry: ReactNode = failure === 'again' && onRetry && (
    <Button type="button" onClick={onRetry}>
      {texts.retry}
    </Button>
  );
  return (
    <EmptyState
      titleAs="h1"
      icon={CircleAlert}
      title={words.title}
      actions={
        <>
          {retry}
          <Way isFirst={!retry} />
        </>
      }
    >
      {words.text ?? message}
    </EmptyState>
  );
}
