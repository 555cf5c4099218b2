import { z } from 'zod';

import { Person } from '../job-parts.ts';
import { IsoDateTime, keysOf } from '../zod-parts.ts';
import { decisionKinds } from './decision-kinds.ts';
import { RestrictionDecided } from './decision.ts';

const Appealed = Person.extend({
  decisionId: z.string(),
  kind: keysOf(decisionKinds),
  /** Listing title; null for a decision without a listing. */
  title: z.string().nullable(),
  /** Time of the decision. */
  at: IsoDateTime,
});

const Overturned = z.object({
  decisionId: z.string(),
  kind: keysOf(decisionKinds),
  reason: z.string(),
  actorId: z.string(),
});

export const appealJobs = {
  'restriction-decided': { queues: ['moderation'], data: RestrictionDecided },
  'appeal-opened': {
    queues: ['email', 'report-notification'],
    /** `decidedBy`: barred from judging the appeal; null when automated; absent in events of earlier releases. */
    data: Appealed.extend({ message: z.string(), decidedBy: z.string().nullable().optional() }),
  },
  'appeal-answered': { queues: ['email'], data: Appealed.extend({ message: z.string() }) },
  'appeal-decided': {
    queues: ['email'],
    data: Appealed.extend({ outcome: z.enum(['upheld', 'overturned']), reason: z.string() }),
  },
  'listing-decision-overturned': { queues: ['property'], data: Overturned.extend({ listingId: z.string() }) },
  'person-decision-overturned': { queues: ['user'], data: Overturned.extend({ userId: z.string() }) },
} as const;
