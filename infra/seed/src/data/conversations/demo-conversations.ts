import type { StoredAvailability } from '@pokriv/conversations-service/availability/availability.model';
import type { PersonKept } from '@pokriv/conversations-service/kept/person-kept.model';
import type { ListingRef } from '@pokriv/conversations-service/listing-refs/listing-ref.model';
import type { StoredThreadReport } from '@pokriv/conversations-service/reports/thread-report.model';
import type { StoredMessage } from '@pokriv/conversations-service/threads/message.model';
import type { StoredThread } from '@pokriv/conversations-service/threads/thread.model';
import type {
  StoredViewing,
  ViewingCell,
  ViewingDay,
} from '@pokriv/conversations-service/viewings/viewing.model';
import type { ViewingWait } from '@pokriv/conversations-service/viewings/viewing-wait.model';
import { sofiaDay } from '@pokriv/contracts/sofia-day';

import { documentId } from '../demo-reports.ts';
import { demoAccounts, type DemoPerson } from '../people/people.ts';
import { demoHours, HOURS_OF_LISTING } from './demo-hours.ts';
import { demoThread, type ThreadEvent } from './demo-thread.ts';
import { demoViewing, demoWait, type DemoViewing } from './demo-viewings.ts';
import { savedReplies } from './saved-replies.ts';
import type { Talk } from './talk.ts';
import { hoursBefore, risksOf, talksOf } from './talks.ts';
import { viewingPlans, waitPlans } from './viewing-plans.ts';

const DAY_MS = 86_400_000;

export interface DemoConversations {
  threads: StoredThread[];
  messages: StoredMessage[];
  viewings: StoredViewing[];
  cells: ViewingCell[];
  days: ViewingDay[];
  waits: ViewingWait[];
  hours: StoredAvailability[];
  kept: PersonKept[];
  reports: StoredThreadReport[];
}

export interface DemoTalkers {
  /** Keyed by listing index. */
  refs: ReadonlyMap<number, ListingRef>;
  /** tenant@demo.bg first. */
  tenants: readonly DemoPerson[];
  landlords: readonly DemoPerson[];
  now: Date;
}

/** Threads, messages, viewings and hours of the demo people, in the service's stored form. */
export function demoConversations({ refs, tenants, landlords, now }: DemoTalkers): DemoConversations {
  const hours = demoHours(now, refs.get(HOURS_OF_LISTING)?._id);
  const people = new Map([...tenants, ...landlords].map((person) => [person.id, person]));
  const all: DemoConversations = {
    ...{ threads: [], messages: [], viewings: [], cells: [], days: [], waits: [], reports: [] },
    hours: hours.filter(({ landlordId }) => people.has(landlordId)),
    kept: keptOf(now),
  };
  for (const talk of talksOf(Math.max(...refs.keys(), -1) + 1)) {
    const listing = refs.get(talk.listing);
    const tenant = tenants[talk.tenant];
    const landlord = people.get(listing?.ownerId ?? '');
    if (!listing || !tenant || !landlord) continue;
    const threadId = documentId('thread', talk.listing * 100 + talk.tenant);
    const owned = {
      threadId,
      listingId: listing._id,
      landlordId: landlord.id,
      tenantId: tenant.id,
      title: listing.title,
    };
    const viewing = viewingOf(talk, owned, { hours, now });
    const place = placeOf(talk, owned, { hours, now });
    const { thread, messages } = demoThread({
      ...{ id: threadId, talk, listing, tenant, landlord, now },
      events: [...linesOf(talk, now), ...(viewing?.told ?? []), ...(place?.told ?? [])],
    });
    all.threads.push(thread);
    all.messages.push(...messages);
    all.reports.push(...reportOf(talk, thread, now));
    if (place) all.waits.push(place.wait);
    if (!viewing) continue;
    all.viewings.push(viewing.viewing);
    all.cells.push(...viewing.cells);
    if (viewing.day) all.days.push(viewing.day);
  }
  return { ...all, days: summed(all.days) };
}

function viewingOf(
  { tenant, listing }: Pick<Talk, 'tenant' | 'listing'>,
  owned: Parameters<typeof demoViewing>[1],
  { hours, now }: { hours: readonly StoredAvailability[]; now: Date },
): DemoViewing | undefined {
  const plan = viewingPlans.find((one) => one.tenant === tenant && one.listing === listing);
  const ofLandlord = hours.find(({ _id }) => _id === owned.landlordId);
  return plan && ofLandlord && demoViewing(plan, owned, { hours: ofLandlord, now });
}

function placeOf(
  { tenant, listing }: Talk,
  owned: Parameters<typeof demoViewing>[1],
  parts: Parameters<typeof viewingOf>[2],
): ReturnType<typeof demoWait> | undefined {
  const plan = waitPlans.find((one) => one.tenant === tenant && one.listing === listing);
  const taken = plan && viewingOf({ tenant: plan.behind, listing }, owned, parts)?.viewing;
  return taken && demoWait(plan, owned, { taken, now: parts.now });
}

const factsOf = ({ facts }: Talk, now: Date) => {
  if (!facts) return undefined;
  const { moveInDays, ...rest } = facts;
  const moveIn =
    moveInDays === undefined ? {} : { moveIn: sofiaDay(new Date(now.getTime() + moveInDays * DAY_MS)) };
  return { ...rest, ...moveIn };
};

const linesOf = (talk: Talk, now: Date): ThreadEvent[] =>
  talk.lines.map(({ from, hoursAgo, text, isNotice }, index) => {
    const facts = index === 0 ? factsOf(talk, now) : undefined;
    const isFirst = talk.lines.findIndex((line) => line.from === from) === index;
    const { risks, isHeld } = risksOf(text, isFirst);
    return {
      at: hoursBefore(now, hoursAgo),
      message: {
        from,
        kind: isNotice ? 'notice' : facts ? 'facts' : 'text',
        text,
        clientId: `demo-${talk.listing}-${talk.tenant}-${index}`,
        risks,
        ...(facts && { facts }),
        state: isHeld ? 'held' : 'sent',
      },
    };
  });

function reportOf({ report }: Talk, thread: StoredThread, now: Date): StoredThreadReport[] {
  if (!report) return [];
  const { by, hoursAgo, reason, text, decision } = report;
  const { tenantId, landlordId, _id: threadId } = thread;
  const [byId, aboutId] = by === 'tenant' ? [tenantId, landlordId] : [landlordId, tenantId];
  const at = hoursBefore(now, hoursAgo);
  const filed = {
    _id: documentId(`thread-report/${threadId}`, 0),
    threadId,
    byId,
    by,
    aboutId,
    reason,
    text,
    at,
  };
  if (decision === undefined) return [{ ...filed, state: 'open' }];
  const decided = { decision, decidedBy: demoAccounts.admin.id, decidedAt: hoursBefore(now, hoursAgo - 5) };
  return [{ ...filed, state: 'upheld', verdict: 'close', ...decided }];
}

/** A landlord's saved replies, and a tenant's last facts. */
function keptOf(now: Date): PersonKept[] {
  const replies = (['landlord', 'agency'] as const).map((name) => ({
    _id: demoAccounts[name].id,
    replies: savedReplies[name].map((reply, index) => ({ id: documentId(`reply/${name}`, index), ...reply })),
  }));
  const last = talksOf(Infinity)
    .filter(({ tenant, facts }) => tenant === 0 && facts)
    .sort((one, other) => (one.lines[0]?.hoursAgo ?? 0) - (other.lines[0]?.hoursAgo ?? 0))[0];
  const facts = last && factsOf(last, now);
  return [...replies, ...(facts ? [{ _id: demoAccounts.tenant.id, facts }] : [])];
}

function summed(days: readonly ViewingDay[]): ViewingDay[] {
  const byId = new Map<string, ViewingDay>();
  for (const { _id, booked, changes } of days) {
    const known = byId.get(_id) ?? { _id, booked: 0, changes: 0 };
    byId.set(_id, { _id, booked: known.booked + booked, changes: known.changes + changes });
  }
  return [...byId.values()];
}

/** Indexes of listings with a thread. */
export const listingsTalkedOf = (count: number): number[] => [
  ...new Set(talksOf(count).map(({ listing }) => listing)),
];
