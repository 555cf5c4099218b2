import { DECISIONS_YEARS } from '@pokriv/contracts/moderation/decision-kinds';
import type { AppealStatus } from '@pokriv/contracts/moderation/appeal-states';
import type { DecisionKind } from '@pokriv/contracts/moderation/decision-kinds';
import { defineModel, storedPart, storedSchema } from '@pokriv/service-kit/model';

interface Author {
  id: string;
  name: string;
}

export interface StoredAppealMessage {
  at: Date;
  by: Author;
  isOurs: boolean;
  message: string;
}

interface StoredVerdict {
  by: Author;
  reason: string;
  /** The only active administrator decided about their own decision. */
  isByDecider: boolean;
}

/** Collection `appeals`. `_id` is the decision's: one appeal per decision. */
export interface StoredAppeal {
  _id: string;
  kind: DecisionKind;
  status: AppealStatus;
  person: { id: string; email: string; firstName: string };
  listingId: string | null;
  title: string | null;
  messages: StoredAppealMessage[];
  verdict: StoredVerdict | null;
  words: string[];
  /** Optimistic lock: +1 with every change. */
  version: number;
  openedAt: Date;
  updatedAt: Date;
  decidedAt: Date | null;
}

const YEAR_S = 366 * 86_400;

const author = storedPart<Author>({
  id: { type: String, required: true },
  name: { type: String, required: true },
});

const schema = storedSchema<StoredAppeal>({
  _id: { type: String, required: true },
  kind: { type: String, required: true },
  status: { type: String, required: true },
  person: {
    type: storedPart<StoredAppeal['person']>({
      id: { type: String, required: true },
      email: { type: String, required: true },
      firstName: { type: String, required: true },
    }),
    required: true,
  },
  listingId: String,
  title: String,
  messages: {
    type: [
      storedPart<StoredAppealMessage>({
        at: { type: Date, required: true },
        by: { type: author, required: true },
        isOurs: { type: Boolean, required: true },
        message: { type: String, required: true },
      }),
    ],
    required: true,
  },
  verdict: storedPart<StoredVerdict>({
    by: { type: author, required: true },
    reason: { type: String, required: true },
    isByDecider: { type: Boolean, required: true },
  }),
  words: { type: [String], required: true },
  version: { type: Number, required: true },
  openedAt: { type: Date, required: true },
  updatedAt: { type: Date, required: true },
  decidedAt: Date,
});
const oldest = { openedAt: 1, _id: 1 } as const;
schema.index({ openedAt: 1 }, { name: 'keep', expireAfterSeconds: DECISIONS_YEARS * YEAR_S });
schema.index({ 'person.id': 1, openedAt: -1 }, { name: 'of person' });
schema.index({ status: 1, ...oldest, kind: 1 }, { name: 'list status' });
schema.index({ kind: 1, ...oldest, status: 1 }, { name: 'list kind' });
schema.index({ words: 1, ...oldest, status: 1, kind: 1 }, { name: 'list words' });
schema.index({ 'messages.by.id': 1 }, { name: 'of authors' });

export const appealModel = defineModel<StoredAppeal>('Appeal', 'appeals', schema);
