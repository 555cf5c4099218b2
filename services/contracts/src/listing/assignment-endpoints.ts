import { z } from 'zod';

import { Assignment, AssignmentChange, Moderator } from './moderation-file.ts';
import type { Schemas } from '../endpoint.ts';
import { ById, dataOf, Done } from '../zod-parts.ts';

export const assignmentEndpoints = {
  listModerators: {
    reply: dataOf(z.array(Moderator)),
    summary: 'Модераторите и колко обяви държи всеки',
  },
  takeNextListings: {
    reply: dataOf(z.object({ taken: z.number() })),
    summary: 'Поемане на най-дълго чакащите свободни обяви',
  },
  assignListing: {
    params: ById,
    body: AssignmentChange,
    reply: dataOf(Assignment),
    summary: 'Поемане на чакаща обява или даване на колега',
  },
  releaseListing: { params: ById, reply: Done, summary: 'Връщане на поета обява' },
} as const satisfies Record<string, Schemas>;
