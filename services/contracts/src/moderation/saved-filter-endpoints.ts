import { z } from 'zod';

import { FilterRename, NewSavedFilter, SavedFilter } from './saved-filter.ts';
import type { Schemas } from '../endpoint.ts';
import { ById, dataOf, Done } from '../zod-parts.ts';

/** Served by the user service, which keeps the settings of accounts. */
export const savedFilterEndpoints = {
  listSavedFilters: {
    reply: dataOf(z.array(SavedFilter)),
    summary: 'Своите запазени филтри на администратор',
  },
  saveFilter: {
    body: NewSavedFilter,
    reply: dataOf(SavedFilter),
    status: 201,
    summary: 'Нов запазен филтър',
  },
  renameFilter: {
    params: ById,
    body: FilterRename,
    reply: dataOf(SavedFilter),
    summary: 'Ново име на запазен филтър',
  },
  deleteFilter: { params: ById, reply: Done, summary: 'Изтриване на запазен филтър' },
} as const satisfies Record<string, Schemas>;
