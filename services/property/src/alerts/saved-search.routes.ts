import { notFound } from '@pokriv/contracts/errors';
import { handle } from '@pokriv/service-kit/http';
import { Router } from 'express';

import { messages } from '../messages.ts';
import { followAlertLink, readAlertLink, type LinkDeps } from './alert-links.ts';
import { personOfAccount } from './alert-person.ts';
import { askConfirmation } from './ask-confirmation.ts';
import { changeSearch } from './change-search.ts';
import { previewSearch, type PreviewDeps } from './preview-search.ts';
import { saveSearch } from './save-search.ts';
import { listSearches, markOpened, readNews, showSearch } from './show-searches.ts';
import { deleteSearch, stopAllOf } from './stop-searches.ts';

const texts = messages.alert;

/** Calls of design/alerts. Fixed paths come before `/saved-searches/:id`. */
export function alertRoutes(deps: LinkDeps & PreviewDeps): Router {
  const router = Router();

  handle(router, 'saveSearch', async ({ actor, body, reply }) => {
    const { search, isNew } = await saveSearch(deps, actor(), body);
    reply.status(isNew ? 201 : 200);
    return { data: await showSearch(deps, search), message: isNew ? texts.saved : texts.savedBefore };
  });

  handle(router, 'listSavedSearches', async ({ actor }) => ({ data: await listSearches(deps, actor()) }));

  handle(router, 'previewSearch', async ({ body }) => ({ data: await previewSearch(deps, body.filter) }));

  handle(router, 'saveAnonymousSearch', async ({ body }) => {
    await askConfirmation(deps, body);
    return { data: null, message: texts.asked };
  });

  handle(router, 'readSearchNews', async ({ actor }) => ({ data: await readNews(deps, actor()) }));

  handle(router, 'stopAllSearches', async ({ actor }) => {
    await stopAllOf(deps, actor());
    return { data: await listSearches(deps, actor()), message: texts.foundHome };
  });

  handle(router, 'readAlertLink', async ({ params }) => ({ data: await readAlertLink(deps, params.token) }));

  // RFC 8058: a mail client sends a form body, which is ignored
  handle(router, 'followAlertLink', async ({ params, body }) => ({
    data: await followAlertLink(deps, params.token, body),
  }));

  handle(router, 'readSavedSearch', async ({ actor, params }) => {
    const search = await deps.savedSearches.find(params.id);
    if (search?.person !== personOfAccount(actor().id)) throw notFound(texts.notFound);
    return { data: await showSearch(deps, search) };
  });

  handle(router, 'changeSavedSearch', async ({ actor, params, body }) => {
    const { search, isStartedAgain } = await changeSearch(deps, actor(), { id: params.id, change: body });
    return {
      data: await showSearch(deps, search),
      message: isStartedAgain ? texts.startedAgain : texts.changed,
    };
  });

  handle(router, 'deleteSavedSearch', async ({ actor, params }) => {
    await deleteSearch(deps, actor(), params.id);
    return { data: null, message: texts.deleted };
  });

  handle(router, 'markSearchOpened', async ({ actor, params }) => ({
    data: await showSearch(deps, await markOpened(deps, actor(), params.id)),
  }));

  return router;
}
