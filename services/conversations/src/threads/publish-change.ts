import { threadsChanged } from '@pokriv/contracts/channels';
import type { Side } from '@pokriv/contracts/conversation/conversation-rules';
import { log } from '@pokriv/service-kit/log';
import type { Redis } from 'ioredis';

import type { StoredThread } from './thread.model.ts';

export type PublishChange = (
  thread: Pick<StoredThread, '_id' | 'tenantId' | 'landlordId' | 'lastSeq'>,
  /** Default: both sides. */
  readers?: readonly Side[],
) => void;

/** Publishes to all instances after a commit; the browser's next poll covers a lost message. */
export const publishChange =
  (redis: Redis): PublishChange =>
  ({ _id: threadId, tenantId, landlordId, lastSeq }, readers = ['tenant', 'landlord']) => {
    const ids = { tenant: tenantId, landlord: landlordId };
    const event = { people: readers.map((side) => ids[side]), threadId, lastSeq, at: Date.now() };
    redis
      .publish(threadsChanged.name, threadsChanged.write(event))
      .catch((err: unknown) => log.warn({ err, threadId }, 'threads: change not published'));
  };
