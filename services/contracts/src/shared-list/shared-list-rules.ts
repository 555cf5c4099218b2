/** Rules of shared lists of favourites (ADR 68). Free of zod: pages load it. */

/** Vote of one person about one home. */
export const sharedVotes = { for: 'За', against: 'Против' } as const;
export type SharedVote = keyof typeof sharedVotes;

/**
 * Limits of one list (one document): `homesMost` homes, `peopleMost` people including the owner, `notesMost` notes per
 * person of up to `noteMax` characters. `listsMost` lists per owner.
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

/** Retention after the last vote, note or change of people and homes. */
export const SHARED_LIST_DAYS = 180;
