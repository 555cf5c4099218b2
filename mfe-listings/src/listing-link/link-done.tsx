import { pathTo } from '@pokriv/contracts/page';
import * as pages from '@pokriv/contracts/pages';
import type { ReplyOf } from '@pokriv/contracts/endpoints';
import { formatDate } from '@pokriv/web-kit/format';
import { ButtonLink, EmptyState } from '@pokriv/web-kit/ui';
import { CircleCheck } from 'lucide-react';

import { linkTexts as texts } from './messages.ts';

type Result = ReplyOf<'followListingLink'>['data'];

function wordsOf({ status, action, title, expiresAt }: Result): { title: string; text: string } {
  const { active, pending, rented } = texts.done;
  if (action === 'rent') return { title: rented.title, text: rented.text(title) };
  if (status === 'pending') return { title: pending.title, text: pending.text(title) };
  return { title: active.title, text: active.text(title, formatDate(expiresAt)) };
}

export function LinkDone({ result }: { result: Result }) {
  const { title, text } = wordsOf(result);
  return (
    <EmptyState
      titleAs="h1"
      icon={CircleCheck}
      title={title}
      actions={
        <>
          <ButtonLink to={pages.myListings.path}>{texts.mine}</ButtonLink>
          {result.status === 'active' && (
            <ButtonLink to={pathTo(pages.listing, result.id)} variant="secondary">
              {texts.view}
            </ButtonLink>
          )}
        </>
      }
    >
      {text}
    </EmptyState>
  );
}
