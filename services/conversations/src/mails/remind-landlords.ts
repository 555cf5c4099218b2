import { UNANSWERED_MAIL_H } from '@pokriv/contracts/conversation/conversation-rules';
import type { JobData } from '@pokriv/contracts/jobs';
import type { Unit } from '@pokriv/service-kit/mongo';
import { forEachDue } from '@pokriv/service-kit/for-each-due';

import type { Parts } from '../parts.ts';
import { isClosed, nameOf } from '../threads/thread-view.ts';
import type { StoredThread } from '../threads/thread.model.ts';
import { dueThreads } from './due-threads.repository.ts';

type RemindDeps = Pick<Parts, 'connection' | 'inTransaction' | 'people' | 'now'>;

const HOUR_MS = 3_600_000;
/** Limit of threads per mail; the rest follow in the next one. */
const MAILED_MOST = 30;

const [firstH, secondH] = UNANSWERED_MAIL_H;

/** Undefined after the second reminder. */
const nextDue = ({ reminders = 0, answerDueAt }: StoredThread): Date | undefined =>
  reminders === 0 && answerDueAt ? new Date(answerDueAt.getTime() + (secondH - firstH) * HOUR_MS) : undefined;

const isWanted = (thread: StoredThread): boolean =>
  !isClosed(thread) &&
  thread.label !== 'declined' &&
  !thread.archived.landlord &&
  !thread.muted.landlord &&
  !thread.blocked.landlord;

/**
 * Reminds landlords of threads unanswered for 24 h and for 72 h, one mail for all due threads
 * (design/conversations, Told how). The threads change in the mail's transaction, so that concurrent runs
 * send one mail.
 * @returns the number of mailed landlords
 */
export function remindLandlords(deps: RemindDeps): Promise<number> {
  const threads = dueThreads(deps.connection);
  return forEachDue({
    name: 'remind-landlords',
    due: (limit, seen) => threads.landlords({ now: deps.now(), limit, seen }),
    take: (landlordId) => deps.inTransaction((unit) => remindLandlord(deps, landlordId, unit)),
  });
}

async function remindLandlord(deps: RemindDeps, landlordId: string, unit: Unit): Promise<boolean> {
  const threads = dueThreads(deps.connection);
  const due = await threads.unanswered(landlordId, { now: deps.now(), most: MAILED_MOST }, unit);
  for (const thread of due) {
    const next = nextDue(thread);
    const counted = { reminders: (thread.reminders ?? 0) + 1 };
    const change = next
      ? { $set: { ...counted, answerDueAt: next } }
      : { $set: counted, $unset: { answerDueAt: true } };
    await threads.change(thread._id, change, unit);
  }
  const landlord = await deps.people.find(landlordId, unit);
  const wanted = due.filter(isWanted);
  if (!landlord || landlord.isHidden || wanted.length === 0) return false;
  const to = { email: landlord.email, firstName: landlord.firstName };
  for (const hours of UNANSWERED_MAIL_H) {
    const ofHours = wanted.filter(({ reminders = 0 }) => (hours === firstH) === (reminders === 0));
    if (ofHours.length === 0) continue;
    const told = await Promise.all(ofHours.map((thread) => toldThread(deps, thread)));
    await unit.announce('threads-unanswered', { to, hours, threads: told });
  }
  return true;
}

type ToldThread = JobData<'threads-unanswered'>['threads'][number];

async function toldThread({ people }: RemindDeps, thread: StoredThread): Promise<ToldThread> {
  const { _id: threadId, tenantId, listing, last } = thread;
  const name = nameOf(tenantId, await people.find(tenantId));
  return { threadId, title: listing.title, with: name, text: last.landlord?.text ?? '' };
}
