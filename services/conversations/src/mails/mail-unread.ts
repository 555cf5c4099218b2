import { sides, type Side } from '@pokriv/contracts/conversation/conversation-rules';
import { forEachDue } from '@pokriv/service-kit/for-each-due';

import type { Parts } from '../parts.ts';
import { nameOf, otherIdOf } from '../threads/thread-view.ts';
import type { StoredThread } from '../threads/thread.model.ts';
import { dueThreads } from './due-threads.repository.ts';

type MailDeps = Pick<Parts, 'connection' | 'inTransaction' | 'threads' | 'messages' | 'people' | 'now'>;

const TEXT_LENGTH = 300;

/**
 * Mails messages unread for five minutes: one mail per thread until it is read (design/conversations, Told
 * how). The due time is cleared in the mail's transaction, so that concurrent runs send one mail.
 * @returns the number of announced mails
 */
export async function mailUnread(deps: MailDeps): Promise<number> {
  const threads = dueThreads(deps.connection);
  let mailed = 0;
  for (const side of Object.keys(sides) as Side[]) {
    mailed += await forEachDue({
      name: 'mail-unread',
      due: (limit, seen) => threads.unread(side, { now: deps.now(), limit, seen }),
      take: (id) => mailThread(deps, id, side),
    });
  }
  return mailed;
}

const idOf = ({ tenantId, landlordId }: StoredThread, side: Side) =>
  side === 'tenant' ? tenantId : landlordId;

function mailThread(deps: MailDeps, id: string, side: Side): Promise<boolean> {
  return deps.inTransaction(async (unit) => {
    const now = deps.now();
    const thread = await deps.threads.find(id, unit);
    const dueAt = thread?.mailDueAt?.[side];
    if (!thread || !dueAt || dueAt > now) return false;
    const to = await deps.people.find(idOf(thread, side), unit);
    const newest = await deps.messages.newestUnread(id, side, thread.readSeq[side], unit);
    const isWanted = thread.unread[side] > 0 && !thread.muted[side] && !thread.blocked[side];
    const isSent = isWanted && to !== null && !to.isHidden && newest !== null;
    await deps.threads.update(
      id,
      {
        $unset: { [`mailDueAt.${side}`]: true },
        ...(isSent && { $set: { [`mailedAt.${side}`]: now } }),
      },
      unit,
    );
    if (!isSent) return false;
    const otherId = otherIdOf(thread, side);
    await unit.announce('messages-unread', {
      to: { email: to.email, firstName: to.firstName },
      threadId: id,
      listing: { listingId: thread.listingId, title: thread.listing.title },
      with: nameOf(otherId, await deps.people.find(otherId, unit)),
      count: thread.unread[side],
      text: newest.text.slice(0, TEXT_LENGTH),
    });
    return true;
  });
}
