import { otherSide, type Side } from '@pokriv/contracts/conversation/conversation-rules';
import type { ToldViewing } from '@pokriv/contracts/conversation/conversation-jobs';
import type { ViewingMover } from '@pokriv/contracts/conversation/viewing-states';
import type { Unit } from '@pokriv/service-kit/mongo';

import { texts } from '../messages.ts';
import { shortName, type PersonRepository } from '../people/person.repository.ts';
import type { StoredPerson } from '../people/person.model.ts';
import type { StoredThread } from '../threads/thread.model.ts';
import { shownAddress } from './shown-viewing.ts';
import type { ViewingParts } from './viewing-parts.ts';
import type { StoredViewing } from './viewing.model.ts';

const iso = (moment: Date | null): string | null => moment?.toISOString() ?? null;

/** Tenant and landlord of a viewing; null once erased. */
export async function peopleOf(
  people: PersonRepository,
  { tenantId, landlordId }: Pick<StoredViewing, 'tenantId' | 'landlordId'>,
  unit?: Unit,
): Promise<Record<Side, StoredPerson | null>> {
  const tenant = await people.find(tenantId, unit);
  return { tenant, landlord: await people.find(landlordId, unit) };
}

export const nameOf = (person: StoredPerson | null | undefined): string =>
  person ? shortName(person) : texts.erasedPerson;

interface Telling {
  before: StoredViewing | null;
  otherName: string;
  address: string | null;
  now: Date;
}

/** Mail payload for one side; `wasConfirmed` and `before` describe the state before the change. */
export function viewingFact(
  viewing: StoredViewing,
  side: Side,
  { before, otherName, address, now }: Telling,
): ToldViewing {
  const { _id: viewingId, threadId, listingId, title, state, people, kind, reason, sequence } = viewing;
  const isChange =
    before?.wasConfirmed && (before.start?.getTime() !== viewing.start?.getTime() || viewing.seat === null);
  return {
    ...{ viewingId, threadId, side, state, people, kind, reason, sequence },
    listing: { listingId, title },
    with: otherName,
    awaitsMe: viewing.awaits === side,
    options: viewing.options.map((option) => option.toISOString()),
    start: iso(viewing.start),
    end: iso(viewing.end),
    before: isChange ? iso(before.start) : null,
    address: shownAddress(viewing, address, now),
    expiresAt: iso(viewing.expiresAt),
    wasConfirmed: before?.wasConfirmed ?? false,
  };
}

export interface Told {
  before: StoredViewing | null;
  viewing: StoredViewing;
  by: ViewingMover;
  /** Text of the thread's message. */
  text: string;
  mailTo: readonly Side[];
  /** Confirmed at once: see `NewMessage`. */
  isAnswered?: boolean;
}

/** Writes a change into the thread and announces its mails, in the transaction of the change. */
export async function announceViewing(
  { threads, people, listings, now }: ViewingParts,
  { before, viewing, by, text, mailTo, isAnswered }: Told,
  unit: Unit,
): Promise<StoredThread> {
  const thread = await threads.find(viewing.threadId, unit);
  if (!thread) throw new Error(`thread ${viewing.threadId} is gone`);
  const at = now();
  const message = { from: 'system', kind: 'viewing', text, viewingId: viewing._id, isAnswered } as const;
  const written = await threads.append(
    thread,
    { ...message, ...(by !== 'system' && { by }) },
    { now: at, unit },
  );
  const known = await peopleOf(people, viewing, unit);
  const address = (await listings.find(viewing.listingId, unit))?.address ?? null;
  for (const side of mailTo) {
    const person = known[side];
    if (!person) continue;
    const otherName = nameOf(known[otherSide(side)]);
    const told = viewingFact(viewing, side, { before, otherName, address, now: at });
    await unit.announce('viewing-told', {
      ...told,
      to: { email: person.email, firstName: person.firstName },
    });
  }
  return written.thread;
}
