import { addDays } from '@pokriv/contracts/conversation/sofia-time';
import { isHiddenByReports } from '@pokriv/contracts/listing/hidden-by-reports';
import {
  ENDED_DAYS,
  isEnding,
  isSeldomViewed,
  LEASE_OFFER_DAYS,
  LEASE_OVER_DAYS,
  OVERPRICED_PERCENT,
  QUIET,
} from '@pokriv/contracts/listing/today-rules';
import type { QualityHint } from '@pokriv/contracts/listing/listing-quality';
import type { TodayKind, TodayTask } from '@pokriv/contracts/listing/today';
import { moneyOf, toMoney } from '@pokriv/contracts/money';
import { sofiaDay } from '@pokriv/contracts/sofia-day';

import { ownerQuality } from '../listings/owner-quality.ts';
import { DAY_MS } from '../listings/reminders.ts';
import { shownImage } from '../listings/shown-property.ts';
import type { StoredListing } from '../listings/stored-listing.ts';
import type { SimilarRent } from '../price-stats/similar-rent.ts';
import type { DaySums } from '../views/listing-day.ts';

export interface Known {
  now: Date;
  /** Sums of the last `QUIET.days`. */
  sums: DaySums;
  similar: SimilarRent | null;
}

type Ask = (listing: StoredListing, known: Known) => TodayTask[];

function about({ _id, fields, images }: StoredListing): TodayTask['listing'] {
  const [cover] = images;
  return { id: _id, title: fields.title ?? '', cover: cover ? shownImage(cover) : null };
}

const expiring: Ask = (listing, { now }) => {
  const { status, expiresAt, closedAt } = listing;
  if (!expiresAt) return [];
  const isOver = status === 'expired';
  const isRecent = isOver && closedAt !== null && now.getTime() - closedAt.getTime() <= ENDED_DAYS * DAY_MS;
  if (!isEnding(listing, now) && !isRecent) return [];
  return [{ kind: 'expiring', listing: about(listing), expiresAt: expiresAt.toISOString(), isOver }];
};

const returned: Ask = (listing) => {
  const { status, revision, moderation } = listing;
  const isRevision = status === 'active' && revision?.status === 'rejected';
  if (status !== 'rejected' && !isRevision) return [];
  const { code, reason } = moderation;
  return [{ kind: 'returned', listing: about(listing), code, reason, isRevision }];
};

const hidden: Ask = (listing) => {
  if (!isHiddenByReports(listing)) return [];
  return [{ kind: 'hidden', listing: about(listing), reason: listing.moderation.reason ?? '' }];
};

/** Hints about the card, which people decide by whether to open the listing. */
const hintsOfCards: readonly QualityHint[] = ['fivePictures', 'tellingTitle', 'tenPictures'];

const quiet: Ask = (listing, { now, sums }) => {
  const { status, confirmedAt, updatedAt, isHidden } = listing;
  if (status !== 'active' || !confirmedAt || isHidden) return [];
  const isSeldom = isSeldomViewed(sums.views);
  // a recently paused or changed listing had fewer days for views
  const since = isSeldom ? Math.max(confirmedAt.getTime(), updatedAt.getTime()) : confirmedAt.getTime();
  const isNew = now.getTime() - since < QUIET.days * DAY_MS;
  if (isNew || sums.phoneReveals > 0 || sums.inquiries > 0) return [];
  const { hints } = ownerQuality(listing);
  const [hint = null] = isSeldom ? hintsOfCards.filter((one) => hints.includes(one)) : hints;
  return [{ kind: 'quiet', listing: about(listing), views: sums.views, hint }];
};

const overpriced: Ask = (listing, { similar }) => {
  const { price } = listing.fields;
  if (listing.status !== 'active' || !price || !similar) return [];
  const { median, ...compared } = similar;
  // rounded down, so that „12 % over“ never overstates
  const percent = Math.floor((price.cents / median - 1) * 100);
  if (percent < OVERPRICED_PERCENT) return [];
  const sums = { price: toMoney(price), median: moneyOf(median) };
  return [{ kind: 'overpriced', listing: about(listing), percent, ...sums, ...compared }];
};

const vacating: Ask = (listing, { now }) => {
  const { status, leaseEnd, version } = listing;
  if (status !== 'rented' || !leaseEnd) return [];
  const today = sofiaDay(now);
  if (today < addDays(leaseEnd, -LEASE_OFFER_DAYS) || today > addDays(leaseEnd, LEASE_OVER_DAYS)) return [];
  return [{ kind: 'vacating', listing: about(listing), leaseEnd, version }];
};

const draft: Ask = (listing) =>
  listing.status === 'draft'
    ? [{ kind: 'draft', listing: about(listing), updatedAt: listing.updatedAt.toISOString() }]
    : [];

/** Most urgent first. */
const asks: Record<TodayKind, Ask> = { returned, hidden, expiring, vacating, quiet, overpriced, draft };
const order = Object.keys(asks) as TodayKind[];

export const tasksOf = (listing: StoredListing, known: Known): TodayTask[] =>
  Object.values(asks).flatMap((ask) => ask(listing, known));

const momentOf = (task: TodayTask): string => {
  if (task.kind === 'expiring') return task.expiresAt;
  return task.kind === 'vacating' ? task.leaseEnd : '';
};

/** 0 is the most urgent; without tasks the largest value. */
export const urgencyOf = (tasks: readonly TodayTask[]): number =>
  Math.min(order.length, ...tasks.map(({ kind }) => order.indexOf(kind)));

/** By urgency, tie-break: earliest end first. */
export const inOrder = (tasks: readonly TodayTask[]): TodayTask[] =>
  tasks.toSorted(
    (one, other) =>
      order.indexOf(one.kind) - order.indexOf(other.kind) || (momentOf(one) < momentOf(other) ? -1 : 0),
  );
