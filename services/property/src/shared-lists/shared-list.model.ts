import { SHARED_LIST_DAYS, type SharedVote } from '@pokriv/contracts/shared-list/shared-list-rules';
import { defineModel, storedPart, storedSchema } from '@pokriv/service-kit/model';

const DAY_S = 86_400;

export interface StoredPerson {
  id: string;
  name: string;
  /** null for a guest. */
  userId: string | null;
  /** SHA-256 in hex, of a guest's key. */
  keyHash: string | null;
  /** Hash of the joining call in hex: a repeated call is idempotent. */
  clientHash: string | null;
  joinedAt: Date;
}

export interface StoredVote {
  /** Person id within the list. */
  by: string;
  home: string;
  vote: SharedVote;
  at: Date;
}

export interface StoredNote {
  id: string;
  by: string;
  home: string;
  text: string;
  at: Date;
}

/**
 * A list with its votes and notes, bounded by `SHARED_LIST_LIMITS`: a change is one write, and a deletion, by
 * the owner or by the TTL index, is complete.
 */
export interface StoredSharedList {
  _id: string;
  /** 256 random bits, the only key to the list. */
  token: string;
  ownerId: string;
  /** 0 to `listsMost` - 1, unique per owner: concurrent creations cannot exceed the limit. */
  slot: number;
  homes: string[];
  people: StoredPerson[];
  votes: StoredVote[];
  notes: StoredNote[];
  createdAt: Date;
  lastActiveAt: Date;
  /** Last visit of the owner. */
  seenAt: Date;
}

const schema = storedSchema<StoredSharedList>({
  _id: { type: String, required: true },
  token: { type: String, required: true },
  ownerId: { type: String, required: true },
  slot: { type: Number, required: true },
  homes: { type: [String], required: true },
  people: {
    type: [
      storedPart<StoredPerson>({
        id: { type: String, required: true },
        name: { type: String, required: true },
        userId: String,
        keyHash: String,
        clientHash: String,
        joinedAt: { type: Date, required: true },
      }),
    ],
    required: true,
  },
  votes: {
    type: [
      storedPart<StoredVote>({
        by: { type: String, required: true },
        home: { type: String, required: true },
        vote: { type: String, required: true },
        at: { type: Date, required: true },
      }),
    ],
    required: true,
  },
  notes: {
    type: [
      storedPart<StoredNote>({
        id: { type: String, required: true },
        by: { type: String, required: true },
        home: { type: String, required: true },
        text: { type: String, required: true },
        at: { type: Date, required: true },
      }),
    ],
    required: true,
  },
  createdAt: { type: Date, required: true },
  lastActiveAt: { type: Date, required: true },
  seenAt: { type: Date, required: true },
});
schema.index({ token: 1 }, { name: 'of link', unique: true });
schema.index({ ownerId: 1, slot: 1 }, { name: 'slot of owner', unique: true });
schema.index({ 'people.userId': 1 }, { name: 'of participant' });
schema.index({ lastActiveAt: 1 }, { name: 'keep', expireAfterSeconds: SHARED_LIST_DAYS * DAY_S });

export const sharedListModel = defineModel<StoredSharedList>('SharedList', 'shared_lists', schema);
