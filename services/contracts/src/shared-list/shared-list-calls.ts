import type { Call } from '../call.ts';

const ofOwner = { owner: 'property', access: 'signed-in' } as const;
/** Open to everyone with the link; a key in the body authenticates guests. */
const ofLink = { owner: 'property', access: 'public' } as const;
const change = { ...ofLink, limit: 'shared-list' } as const;

/** Calls of shared lists (ADR 68). */
export const sharedListCalls = {
  shareHomes: { method: 'post', path: '/shared-lists', ...ofOwner },
  listSharedLists: { method: 'get', path: '/shared-lists', ...ofOwner },
  changeSharedHomes: { method: 'put', path: '/shared-lists/:id/homes', ...ofOwner },
  markSharedListSeen: { method: 'post', path: '/shared-lists/:id/seen', ...ofOwner },
  stopSharing: { method: 'delete', path: '/shared-lists/:id', ...ofOwner },

  readSharedList: { method: 'get', path: '/shared-lists/link/:token', ...ofLink },
  joinSharedList: {
    method: 'post',
    path: '/shared-lists/link/:token/people',
    ...ofLink,
    limit: 'shared-list-join',
  },
  /** Participant leaves, or the owner removes them. */
  removeSharedPerson: {
    method: 'post',
    path: '/shared-lists/link/:token/people/:personId/removal',
    ...change,
  },
  voteInSharedList: { method: 'put', path: '/shared-lists/link/:token/vote', ...change },
  writeSharedNote: { method: 'put', path: '/shared-lists/link/:token/notes/:noteId', ...change },
  removeSharedNote: { method: 'post', path: '/shared-lists/link/:token/notes/:noteId/removal', ...change },
} as const satisfies Record<string, Call>;
