import { z } from 'zod';

import { keysOf, proseBetween } from '../zod-parts.ts';
import { rejectCodes } from './listing-states.ts';
import { OwnProperty } from './property.ts';
import { NewRemarks } from './remark.ts';

const Reason = proseBetween(10, 500);

/** Version that the moderator read: later changes are not decided on unseen. */
const SeenVersion = z.number().int().optional();
export const Approval = z.strictObject({ version: SeenVersion });
export const Rejection = z.strictObject({
  reason: Reason,
  code: keysOf(rejectCodes).optional(),
  version: SeenVersion,
  remarks: NewRemarks.optional(),
});
export type Rejection = z.infer<typeof Rejection>;
export const Removal = z.strictObject({ reason: Reason, version: SeenVersion });
export type Removal = z.infer<typeof Removal>;

/** Listings for bulk approval: checked, without risks, without a lock. */
export const CleanListings = z.object({
  /** Longest waiting first, at most `CLEAN_LISTINGS_MAX`. */
  listings: z.array(OwnProperty.pick({ id: true, title: true, version: true })),
  total: z.number(),
  /** Excluded listings, counted by their first reason. */
  risky: z.number(),
  unchecked: z.number(),
  held: z.number(),
});
export type CleanListings = z.infer<typeof CleanListings>;
