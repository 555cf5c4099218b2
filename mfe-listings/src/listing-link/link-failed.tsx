import * as pages from '@pokriv/contracts/pages';
import { Button, ButtonLink, EmptyState } from '@pokriv/web-kit/ui';
import { CircleAlert } from 'lucide-react';

import { linkTexts as texts } from './messages.ts';
import type { Failure } from './use-link.ts';

interface LinkFailedProps {
  failure: Failure;
  message: string;
  onRetry?: () => void;
}

export function LinkFailed({ failure, message, onRetry }: LinkFailedProps) {
  const words: { title: string; text?: string } = texts.failed[failure];
  return (
    <EmptyState
      titleAs="h1"
      icon={CircleAlert}
      title={words.title}
      actions={
        <>
          {failure === 'again' && (
            <Button type="button" onClick={onRetry}>
              {texts.retry}
            </Button>
          )}
          <ButtonLink to={pages.myListings.path} variant={failure === 'again' ? 'secondary' : 'primary'}>
            {texts.mine}
          </ButtonLink>
        </>
      }
    >
      {words.text ?? message}
    </EmptyState>
  );
}
