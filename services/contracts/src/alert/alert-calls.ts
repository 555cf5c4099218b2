import type { Call } from '../call.ts';

const owner = 'property';
const ofPeople = { owner, access: 'signed-in' } as const;
const ofAll = { owner, access: 'public' } as const;
const push = { owner: 'notifications', access: 'signed-in' } as const;

/** Calls of saved searches and alerts (design/alerts, Calls). */
export const alertCalls = {
  saveSearch: { method: 'post', path: '/saved-searches', ...ofPeople },
  listSavedSearches: { method: 'get', path: '/saved-searches', ...ofPeople },
  previewSearch: { method: 'post', path: '/saved-searches/preview', ...ofAll, limit: 'search-preview' },
  saveAnonymousSearch: {
    method: 'post',
    path: '/saved-searches/anonymous',
    ...ofAll,
    limit: 'anonymous-search',
  },
  readSearchNews: { method: 'get', path: '/saved-searches/news', ...ofPeople },
  stopAllSearches: { method: 'post', path: '/saved-searches/found', ...ofPeople },
  readAlertLink: { method: 'get', path: '/saved-searches/link/:token', ...ofAll },
  /** Serves the one-click unsubscribe of RFC 8058 and the button on the link's page. */
  followAlertLink: { method: 'post', path: '/saved-searches/link/:token', ...ofAll },
  readSavedSearch: { method: 'get', path: '/saved-searches/:id', ...ofPeople },
  changeSavedSearch: { method: 'patch', path: '/saved-searches/:id', ...ofPeople },
  deleteSavedSearch: { method: 'delete', path: '/saved-searches/:id', ...ofPeople },
  /** Public with the unguessable id of a mail; otherwise only for the owner of the search. */
  listMatches: { method: 'get', path: '/saved-searches/:id/matches', ...ofAll },
  markSearchOpened: { method: 'post', path: '/saved-searches/:id/opened', ...ofPeople },
  switchFavoriteNews: { method: 'patch', path: '/properties/:id/favorite', ...ofPeople },

  readPushKey: { method: 'get', path: '/push/key', owner: 'notifications', access: 'public' },
  savePushEndpoint: { method: 'put', path: '/push/endpoint', ...push },
  readPushEndpoint: { method: 'post', path: '/push/endpoint/state', ...push },
  dropPushEndpoint: { method: 'post', path: '/push/endpoint/drop', ...push },
} as const satisfies Record<string, Call>;
