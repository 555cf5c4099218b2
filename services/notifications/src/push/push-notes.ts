import type { PushNote } from '@pokriv/contracts/alert/push';
import type { JobData } from '@pokriv/contracts/jobs';
import { matchesLink } from '@pokriv/contracts/mail-links';
import { pathTo } from '@pokriv/contracts/page';
import * as pages from '@pokriv/contracts/pages';
import { cityName } from '@pokriv/contracts/place/cities';

import { pushTexts as texts } from './messages.ts';

/** In place of a search in the address of a mail's matches, and tag of notes of favourites alone. */
const FAVORITES = 'favorites';
/** Push services take 4 KB encrypted; a phone shows two lines. */
const BODY_MOST = 160;

const short = (text: string): string =>
  text.length > BODY_MOST ? `${text.slice(0, BODY_MOST - 1).trimEnd()}…` : text;

/** Without the text of the message: others see a lock screen. */
export const messagesNote = ({
  threadId,
  listing: about,
  with: from,
  count,
}: JobData<'messages-unread'>): PushNote => ({
  title: count === 1 ? texts.newMessage(from) : texts.newMessages(count, from),
  body: short(about.title),
  path: pathTo(pages.thread, threadId),
  tag: `thread-${threadId}`,
});

/** Opens the listing when there is one, else exactly what the mail counts. */
export function alertsNote({
  mailId,
  searches,
  listings,
  counts,
  total,
}: JobData<'alerts-found'>): PushNote | undefined {
  const [first] = listings;
  if (!first) return undefined;
  const [search] = searches;
  const ofSearches = search && searches.length === 1 ? `search-${search.id}` : 'searches';
  const tag = search ? ofSearches : FAVORITES;
  if (total === 1)
    return {
      title: texts.one[first.reason],
      body: short(`${first.title}, ${cityName(first.city)}`),
      path: pathTo(pages.listing, first.listingId),
      tag,
    };
  const counted = Object.entries(texts.counted).flatMap(([reason, [one, many]]) => {
    const count = counts[reason as keyof typeof counts] ?? 0;
    return count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];
  });
  return {
    title: counted.join(', '),
    body: short(texts.andMore(first.title, total - 1)),
    path: matchesLink('', search?.id ?? FAVORITES, mailId),
    tag,
  };
}
