import { z } from 'zod';

import { Id } from '../zod-parts.ts';

/** Token of a served list, valid for 10 to 15 minutes; only its cards count as shown. */
export const ServedToken = z.string().max(1200);

export const ShownCards = z.strictObject({
  ids: z.array(Id).min(1).max(50),
  tokens: z.array(ServedToken).min(1).max(20),
});
export type ShownCards = z.infer<typeof ShownCards>;
