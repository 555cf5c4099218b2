/** Rules of shared lists of favourites (ADR 68). Free of zod: pages load it. */

/** Of one person about one home. */
export const sharedVotes = { for: 'За', against: 'Против' } as const;
export type SharedVote = keyof typeof sharedVotes;

/**
 * What one list, and so one document, can hold: `homesMost` homes, `peopleMost` people with the owner, and of each
 * `notesMost` notes of up to `noteMax` characters; `listsMost` lists of one owner.
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

/** A list is deleted this long after the last vote, note or change of its people and homes. */
export const SHARED_LIST_DAYS = 180;
