import { z } from 'zod';

import { rejectCodes } from '../listing/listing-states.ts';
import { IsoDateTime, keysOf } from '../zod-parts.ts';
import { decisionKinds, decisionSources, restrictionKinds } from './decision-kinds.ts';

/** `id` is null for a warning, which does not change the listing. */
const DecidedListing = z.object({ id: z.string().nullable(), title: z.string() });

/** Facts in the statement of reasons and in its mail. */
export const StatedFacts = z.object({
  id: z.string(),
  source: keysOf(decisionSources),
  isFoundByMachine: z.boolean(),
  isDecidedByMachine: z.boolean(),
  at: IsoDateTime,
});
export type StatedFacts = z.infer<typeof StatedFacts>;

/** Restricting service → moderation, which stores the statement of reasons. */
export const RestrictionDecided = StatedFacts.extend({
  kind: keysOf(restrictionKinds),
  userId: z.string(),
  email: z.string(),
  firstName: z.string(),
  /** null for a decision about a person. */
  listing: DecidedListing.nullable(),
  code: keysOf(rejectCodes).nullable(),
  reason: z.string(),
  /** null when automated. */
  decidedBy: z.string().nullable(),
  /** End of a suspension; null without one, or when indefinite. */
  until: IsoDateTime.nullable(),
});
export type RestrictionDecided = z.infer<typeof RestrictionDecided>;

/** Statement of reasons (Digital Services Act, Art. 17), for the restricted person. */
export const Decision = StatedFacts.extend({
  kind: keysOf(decisionKinds),
  listing: DecidedListing.nullable(),
  code: keysOf(rejectCodes).nullable(),
  reason: z.string(),
  until: IsoDateTime.nullable(),
  appealUntil: IsoDateTime,
});
export type Decision = z.infer<typeof Decision>;
