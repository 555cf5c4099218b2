import type { AlertCounts, ToldReason } from '@pokriv/contracts/alert/alert-jobs';
import type { PushNote } from '@pokriv/contracts/alert/push';
import type { JobData } from '@pokriv/contracts/jobs';
import { matchesLink } from '@pokriv/contracts/mail-links';
import { pathTo } from '@pokriv/contracts/page';
import * as pages from '@pokriv/contracts/pages';
import { cityName } from '@pokriv/contracts/place/cities';

import { dayInWords } from '../email/template.ts';
import { newsInWords, messagesFrom } from '../news-phrases.ts';
import { pushTexts as texts } from './messages.ts';

/** Replaces the search id in the matches link, and tags notifications of favourites only. */
const FAVORITES = 'favorites';
/** Push services accept 4 KB encrypted; a phone shows two lines. */
const BODY_MOST = 160;

const short = (text: string): string =>
  text.length > BODY_MOST ? `${text.slice(0, BODY_MOST - 1).trimEnd()}…` : text;

/** Omits the message's text: a lock screen is visible to others. */
export const messagesNote = ({
  threadId,
  listing: about,
  with: from,
  count,
}: JobData<'messages-unread'>): PushNote => ({
  title: messagesFrom(count, from),
  body: short(about.title),
  path: pathTo(pages.thread, threadId),
  tag: `thread-${threadId}`,
});

export const leaseNote = ({ listingId, title, leaseEnd }: JobData<'lease-ending'>): PushNote => ({
  title: texts.leaseUntil(dayInWords(leaseEnd)),
  body: short(title),
  path: pages.today.path,
  tag: `lease-${listingId}`,
});

/** Sums of alert notifications in quiet hours; `title` is of the first listing. */
export interface AlertSum extends Pick<AlertCounts, 'counts' | 'total'> {
  title: string;
}

/** A notification that is added to others of its tag, or replaces them when `sum` is null. */
export interface AddedNote {
  note: PushNote;
  sum: AlertSum | null;
}

const countedNote = ({ counts, total, title }: AlertSum): Pick<PushNote, 'title' | 'body'> => ({
  title: newsInWords(texts.counted, counts),
  body: short(texts.andMore(title, total - 1)),
});

/** Opens the only listing, otherwise the listings counted in the mail. */
export function alertsNote({
  mailId,
  searches,
  listings,
  counts,
  total,
}: JobData<'alerts-found'>): AddedNote | undefined {
  const [first] = listings;
  if (!first) return undefined;
  const [search] = searches;
  const ofSearches = search && searches.length === 1 ? `search-${search.id}` : 'searches';
  const tag = search ? ofSearches : FAVORITES;
  const sum = { counts, total, title: first.title };
  if (total > 1)
    return {
      note: { ...countedNote(sum), path: matchesLink('', search?.id ?? FAVORITES, mailId), tag },
      sum,
    };
  const note = {
    title: texts.one[first.reason],
    body: short(`${first.title}, ${cityName(first.city)}`),
    path: pathTo(pages.listing, first.listingId),
    tag,
  };
  return { note, sum };
}

const keysIn = (counts: AlertSum['counts']) => Object.keys(counts) as ToldReason[];

const addedCounts = (one: AlertSum['counts'], other: AlertSum['counts']): AlertSum['counts'] =>
  Object.fromEntries(
    [...new Set([...keysIn(one), ...keysIn(other)])].map((reason) => [
      reason,
      (one[reason] ?? 0) + (other[reason] ?? 0),
    ]),
  );

/** Merges two notifications of a tag. Opens the searches or favourites: no mail's page shows both. */
export function addedUp({ sum: earlier }: AddedNote, later: AddedNote): AddedNote {
  if (!earlier || !later.sum) return later;
  const sum = {
    counts: addedCounts(earlier.counts, later.sum.counts),
    total: earlier.total + later.sum.total,
    title: earlier.title,
  };
  const { tag } = later.note;
  const { path } = tag === FAVORITES ? pages.favorites : pages.savedSearches;
  return { note: { ...countedNote(sum), path, tag }, sum };
}
