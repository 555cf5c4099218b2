/** Shared lists of favourites (ADR 68). Free of zod: pages load it. */

/** Vote on one home. */
export const sharedVotes = { for: 'За', against: 'Против' } as const;
export type SharedVote = keyof typeof sharedVotes;

/**
 * Limits of one list, which is one document. `peopleMost` includes the owner; `notesMost` is per person; `noteMax` is
 * in characters; `listsMost` is per owner.
 */
export const SHARED_LIST_LIMITS = {
  listsMost: 10,
  homesMost: 30,
  peopleMost: 12,
  notesMost: 20,
  noteMax: 500,
  nameMin: 2,
  nameMax: 40,
} as const;

/** Retention in days after the last vote, note or change of people and homes. */
export const SHARED_LIST_DAYS = 180;
