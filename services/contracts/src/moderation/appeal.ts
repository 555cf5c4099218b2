import { z } from 'zod';

import { groupDigits } from '../group-digits.ts';
import { Id, IsoDateTime, isProse, keysOf, pageQuery, textBetween, trimmed, upTo } from '../zod-parts.ts';
import { APPEAL_TEXT, appealLists, appealStatuses } from './appeal-states.ts';
import { decisionKinds } from './decision-kinds.ts';
import { Decision } from './decision.ts';

const Words = (missing: string) =>
  trimmed(missing)
    .min(APPEAL_TEXT.min, `Напишете поне ${APPEAL_TEXT.min} символа.`)
    .max(APPEAL_TEXT.max, upTo(`Текстът не може да е над ${groupDigits(APPEAL_TEXT.max)} символа.`))
    .refine(...isProse);

/** Signed token from a mail or the page of a restricted person; absent with a session. */
const Token = z.string().max(600).optional();

export const DecisionQuery = z.strictObject({ token: Token });

/** Opens an appeal, or adds a message to it. */
export const AppealMessage = z.strictObject({ message: Words('Опишете възражението си.'), token: Token });
export type AppealMessage = z.infer<typeof AppealMessage>;

export const AppealAnswer = z.strictObject({ message: Words('Напишете отговора си.') });
export type AppealAnswer = z.infer<typeof AppealAnswer>;

export const AppealVerdict = z.strictObject({
  outcome: z.enum(['upheld', 'overturned'], 'Изберете решение.'),
  reason: Words('Опишете защо.'),
});
export type AppealVerdict = z.infer<typeof AppealVerdict>;

const Message = z.object({ at: IsoDateTime, isOurs: z.boolean(), message: z.string() });

/** Appeal for its author; moderators are anonymous. */
export const Appeal = z.object({
  status: keysOf(appealStatuses),
  messages: z.array(Message),
  openedAt: IsoDateTime,
  decidedAt: IsoDateTime.nullable(),
  /** Reason of the verdict. */
  reason: z.string().nullable(),
});
export type Appeal = z.infer<typeof Appeal>;

export const DecisionFile = z.object({ decision: Decision, appeal: Appeal.nullable() });
export type DecisionFile = z.infer<typeof DecisionFile>;

/** Payload of the signed link of one decision. `until`: ms since 1970. */
export const DecisionClaim = z.strictObject({ decisionId: Id, until: z.number() });
export type DecisionClaim = z.infer<typeof DecisionClaim>;

const Who = z.object({ id: z.string(), name: z.string() });

/** Appeal for moderators. `id`: of the decision, which has at most one appeal. */
export const AdminAppeal = z.object({
  id: z.string(),
  kind: keysOf(decisionKinds),
  status: keysOf(appealStatuses),
  person: z.object({ id: z.string(), firstName: z.string(), email: z.string() }),
  listing: Decision.shape.listing,
  openedAt: IsoDateTime,
  updatedAt: IsoDateTime,
  decidedAt: IsoDateTime.nullable(),
});
export type AdminAppeal = z.infer<typeof AdminAppeal>;

/**
 * - `mine`: decided by the reader, so another active administrator must judge
 * - `only`: decided by the reader, who is the only active administrator; the verdict records it
 */
const judges = { free: 'free', mine: 'mine', only: 'only' } as const;

export const AdminAppealFile = AdminAppeal.extend({
  /** Set for a dismissed report. */
  reportId: z.string().nullable(),
  decision: Decision.extend({ decidedBy: z.string().nullable() }),
  messages: z.array(Message.extend({ by: Who })),
  reason: z.string().nullable(),
  verdictBy: Who.nullable(),
  isByDecider: z.boolean(),
  judge: keysOf(judges),
});
export type AdminAppealFile = z.infer<typeof AdminAppealFile>;

const AppealFilter = z.strictObject({
  status: keysOf(appealLists).optional(),
  kind: keysOf(decisionKinds).optional(),
  query: textBetween(1, 100).optional(),
  sort: z.enum(['oldest', 'newest']).default('oldest'),
});
export const AppealQuery = AppealFilter.extend(pageQuery(100));
export type AppealQuery = z.output<typeof AppealQuery>;
