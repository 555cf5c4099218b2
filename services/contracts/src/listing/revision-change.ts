import { z } from 'zod';

/** One field in two versions; null when empty. */
export const RevisionChange = z.object({
  field: z.string(),
  before: z.unknown(),
  after: z.unknown(),
});
export type RevisionChange = z.infer<typeof RevisionChange>;
