import { notFound } from '@pokriv/contracts/errors';
import { ANSWERED, handle } from '@pokriv/service-kit/http';
import { Router } from 'express';

import { texts, viewingTexts } from '../messages.ts';
import { sideOf } from '../threads/thread.repository.ts';
import {
  act,
  cancelViewing,
  confirmViewing,
  counterViewing,
  declineViewing,
  tellComing,
  tellOutcome,
} from './answer-viewing.ts';
import { askViewing, type ViewingDeps } from './ask-viewing.ts';
import { moveViewing } from './move-viewing.ts';
import { checkText } from './check-time.ts';
import { readSlots } from './read-slots.ts';
import { showAll, showTo } from './show-viewings.ts';
import { takeTurns } from './take-turns.ts';
import { calendarFeed, sendCalendar, viewingFile } from './viewing-files.ts';
import { listWaitingPlaces, leaveWaitingPlace } from './waiting-places.ts';

export type ViewingRoutesDeps = Omit<ViewingDeps, 'inTurn'> & { publicOrigin: string };

/** Fixed paths come before `/viewings/:id`. */
export function viewingRoutes(given: ViewingRoutesDeps): Router {
  const router = Router();
  const deps = { ...given, inTurn: takeTurns() };

  handle(router, 'readSlots', async ({ params }) => ({ data: await readSlots(deps, params.id) }));
  handle(router, 'askViewing', async ({ actor, body }) => ({ data: await askViewing(deps, actor(), body) }));
  handle(router, 'listViewings', async ({ actor, query }) => {
    const { id } = actor();
    return { data: await showAll(deps, await deps.viewings.list(id, query), id) };
  });
  handle(router, 'listWaitingPlaces', async ({ actor }) => ({
    data: await listWaitingPlaces(deps, actor().id),
  }));
  handle(router, 'leaveWaitingPlace', async ({ actor, params }) => {
    await leaveWaitingPlace(deps, actor(), params.id);
    return { data: null, message: viewingTexts.placeLeft };
  });
  handle(router, 'readCalendar', async ({ params, reply }) => {
    sendCalendar(reply, await calendarFeed(deps, params.secret));
    return ANSWERED;
  });
  handle(router, 'readViewingFile', async ({ actor, params, reply }) => {
    sendCalendar(reply, await viewingFile(deps, actor().id, params.id), 'ogled');
    return ANSWERED;
  });
  handle(router, 'readViewing', async ({ actor, params }) => {
    const viewing = await deps.viewings.find(params.id);
    const side = viewing && sideOf(viewing, actor().id);
    if (!side) throw notFound(texts.viewingNotFound);
    return { data: await showTo(deps, viewing, side) };
  });

  handle(router, 'confirmViewing', async ({ actor, params, body }) => ({
    data: await act(deps, { actor: actor(), ...params, ...body }, (acting) =>
      confirmViewing(deps, acting, body),
    ),
  }));
  handle(router, 'declineViewing', async ({ actor, params, body }) => {
    checkText('reason', body.reason);
    return {
      data: await act(deps, { actor: actor(), ...params }, (acting) => declineViewing(deps, acting, body)),
    };
  });
  handle(router, 'counterViewing', async ({ actor, params, body }) => {
    checkText('reason', body.reason);
    await deps.limit.take(actor().id);
    return {
      data: await act(deps, { actor: actor(), ...params }, (acting) => counterViewing(deps, acting, body)),
    };
  });
  handle(router, 'moveViewing', async ({ actor, params, body }) => {
    checkText('reason', body.reason);
    await deps.limit.take(actor().id);
    const { start } = body;
    return {
      data: await act(deps, { actor: actor(), ...params, start }, (acting) =>
        moveViewing(deps, acting, body),
      ),
    };
  });
  handle(router, 'cancelViewing', async ({ actor, params, body }) => {
    checkText('reason', body.reason);
    return {
      data: await act(deps, { actor: actor(), ...params }, (acting) => cancelViewing(deps, acting, body)),
    };
  });
  handle(router, 'tellComing', async ({ actor, params, body }) => ({
    data: await act(deps, { actor: actor(), ...params }, (acting) => tellComing(deps, acting, body)),
  }));
  handle(router, 'tellOutcome', async ({ actor, params, body }) => ({
    data: await act(deps, { actor: actor(), ...params }, (acting) => tellOutcome(deps, acting, body)),
  }));
  return router;
}
