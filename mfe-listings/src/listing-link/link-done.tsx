import { pathTo } from '@pokriv/contracts/page';
import * as pages from '@pokriv/contracts/pages';
import { isFreeNow } from '@pokriv/contracts/listing/availability';
import type { FollowedLink } from '@pokriv/contracts/listing/listing-link';
import { formatDate } from '@pokriv/web-kit/format';
import { ButtonLink, EmptyState } from '@pokriv/web-kit/ui';
import { CircleCheck } from 'lucide-react';

import { linkTexts as texts } from './messages.ts';

interface Words {
  title: string;
  text: string;
}

const wordsIn = (words: { title: string; text: (title: string) => string }, title: string): Words => ({
  title: words.title,
  text: words.text(title),
});

function relistedWords({ status, title, expiresAt, isRepeated, availableFrom }: FollowedLink): Words {
  const { pending, relisted, alreadyActive, alreadyPending } = texts.done;
  if (status === 'pending') return wordsIn(isRepeated ? alreadyPending : pending, title);
  const until = formatDate(expiresAt);
  if (isRepeated) return { title: alreadyActive.title, text: alreadyActive.text(title, until) };
  const free = availableFrom && !isFreeNow(availableFrom) ? formatDate(availableFrom) : undefined;
  return { title: relisted.title, text: relisted.text(title, until, free) };
}

function wordsOf(result: FollowedLink): Words {
  const { status, action, title, expiresAt, leaseEnd } = result;
  const { active, pending, rented, prolonged, endless } = texts.done;
  switch (action) {
    case 'rent':
      return wordsIn(rented, title);
    case 'relist':
      return relistedWords(result);
    case 'prolong':
      if (!leaseEnd) return wordsIn(endless, title);
      return { title: prolonged.title, text: prolonged.text(title, formatDate(leaseEnd)) };
    case 'renew':
      if (status === 'pending') return wordsIn(pending, title);
      return { title: active.title, text: active.text(title, formatDate(expiresAt)) };
  }
}

export function LinkDone({ result }: { result: FollowedLink }) {
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
