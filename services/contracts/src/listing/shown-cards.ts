import { z } from 'zod';

import { Id } from '../zod-parts.ts';

/** Names the cards of a list for a quarter of an hour: what a browser reports as shown has to be among them. */
export const ServedToken = z.string().max(1200);

/** Cards that were seen, of one or several lists, and the tokens of these. */
export const ShownCards = z.strictObject({
  ids: z.array(Id).min(1).max(50),
  tokens: z.array(ServedToken).min(1).max(20),
});
export type ShownCards = z.infer<typeof ShownCards>;
