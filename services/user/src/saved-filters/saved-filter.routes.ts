import { handle } from '@pokriv/service-kit/http';
import { Router } from 'express';

import { messages } from '../messages.ts';
import { deleteFilter, renameFilter, saveFilter, type SavedFilterDeps } from './change-filters.ts';

export function savedFilterRoutes(deps: SavedFilterDeps): Router {
  const router = Router();

  handle(router, 'listSavedFilters', async ({ actor }) => ({
    data: await deps.savedFilters.of(actor().id),
  }));

  handle(router, 'saveFilter', async ({ actor, body }) => ({
    data: await saveFilter(deps, actor().id, body),
    message: messages.filters.saved,
  }));

  handle(router, 'renameFilter', async ({ actor, params, body }) => ({
    data: await renameFilter(deps, actor().id, { id: params.id, ...body }),
    message: messages.filters.renamed,
  }));

  handle(router, 'deleteFilter', async ({ actor, params }) => {
    await deleteFilter(deps, actor().id, params.id);
    return { data: null, message: messages.filters.deleted };
  });

  return router;
}
