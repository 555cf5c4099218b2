import { z } from 'zod';

/** One field of a listing in two versions; null: empty. */
export const RevisionChange = z.object({
  field: z.string(),
  before: z.unknown(),
  after: z.unknown(),
});
export type RevisionChange = z.infer<typeof RevisionChange>;
