import { z } from 'zod';

import type { Schemas } from '../endpoint.ts';
import { ById, dataOf, Done } from '../zod-parts.ts';
import { NamedPushEndpoint, PushEndpoint, PushEndpointState, PushKey } from './push.ts';
import {
  AlertLinkShown,
  AlertToken,
  FavoriteTold,
  FollowedAlertLink,
  Matches,
  MatchesQuery,
  NewAnonymousSearch,
  NewSavedSearch,
  SavedFilter,
  SavedSearch,
  SavedSearchChange,
  SearchEstimate,
  SearchNews,
} from './saved-search.ts';

const One = dataOf(SavedSearch);

export const alertEndpoints = {
  saveSearch: {
    body: NewSavedSearch,
    reply: One,
    summary: 'Запазване на търсене: 201, или 200 с това, което вече има',
  },
  listSavedSearches: { reply: dataOf(z.array(SavedSearch)), summary: 'Запазени търсения' },
  previewSearch: {
    body: z.strictObject({ filter: SavedFilter }),
    reply: dataOf(SearchEstimate),
    summary: 'Колко обяви на ден биха отговаряли',
  },
  saveAnonymousSearch: {
    body: NewAnonymousSearch,
    reply: Done,
    status: 202,
    summary: 'Известия за търсене без профил, след потвърден имейл',
  },
  readSearchNews: { reply: dataOf(SearchNews), summary: 'Ново по запазените търсения' },
  stopAllSearches: { reply: dataOf(z.array(SavedSearch)), summary: 'Намерих жилище: спира всички известия' },
  readAlertLink: {
    params: AlertToken,
    reply: dataOf(AlertLinkShown),
    summary: 'Какво прави връзка от писмо',
  },
  followAlertLink: {
    params: AlertToken,
    body: FollowedAlertLink.optional(),
    reply: dataOf(AlertLinkShown),
    summary: 'Потвърждение или отказ от известия с връзка от писмо',
  },
  readSavedSearch: { params: ById, reply: One, summary: 'Запазено търсене' },
  changeSavedSearch: {
    params: ById,
    body: SavedSearchChange,
    reply: One,
    summary: 'Промяна на запазено търсене',
  },
  deleteSavedSearch: { params: ById, reply: Done, summary: 'Изтриване на запазено търсене' },
  listMatches: { params: ById, query: MatchesQuery, reply: Matches, summary: 'Обяви по запазено търсене' },
  markSearchOpened: { params: ById, reply: One, summary: 'Видяно запазено търсене' },
  switchFavoriteNews: { params: ById, body: FavoriteTold, reply: Done, summary: 'Новини за любима обява' },

  readPushKey: { reply: dataOf(PushKey), summary: 'Ключ за известия в браузъра' },
  savePushEndpoint: { body: PushEndpoint, reply: Done, summary: 'Известия в този браузър' },
  readPushEndpoint: {
    body: NamedPushEndpoint,
    reply: dataOf(PushEndpointState),
    summary: 'Има ли известия в този браузър',
  },
  dropPushEndpoint: { body: NamedPushEndpoint, reply: Done, summary: 'Без известия в този браузър' },
} as const satisfies Record<string, Schemas>;
