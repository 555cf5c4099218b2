import { ANSWERED, handle } from '@pokriv/service-kit/http';
import { Router } from 'express';

import type { Parts } from '../parts.ts';
import { texts } from '../messages.ts';
import { reportThread } from '../reports/report-thread.ts';
import { readResponseFigure } from '../response/response-figure.repository.ts';
import { notifyThreads } from '../sending/notify-threads.ts';
import { sendMessage } from '../sending/send-message.ts';
import { startThread } from '../sending/start-thread.ts';
import { blockThread, changeThread, markThreadRead } from '../threads/arrange-thread.ts';
import { showSent, showThread, showThreads } from './show-threads.ts';
import { threadFor } from '../threads/thread-for.ts';
import type { ThreadStreams } from './thread-stream.ts';
import { toMessage } from '../threads/thread-view.ts';

/** Fixed paths come before `/threads/:id`. */
export function threadRoutes(deps: Parts, streams: Pick<ThreadStreams, 'open'>): Router {
  const router = Router();
  const { inbox, messages, kept, connection, now } = deps;

  handle(router, 'startThread', async ({ actor, body, reply }) => {
    const { isNew, ...written } = await startThread(deps, actor(), body);
    reply.status(isNew ? 201 : 200);
    return { data: await showSent(deps, written, actor().id) };
  });
  handle(router, 'listThreads', async ({ actor, query }) => {
    const { found, pagination } = await inbox.list(actor().id, query);
    return { data: await showThreads(deps, found, actor().id), pagination };
  });
  handle(router, 'readUnread', async ({ actor }) => ({ data: await inbox.countUnread(actor().id) }));
  handle(router, 'followThreads', async ({ actor, request, reply }) => {
    await streams.open(actor().id, reply, request.get('last-event-id'));
    return ANSWERED;
  });
  handle(router, 'readMyFacts', async ({ actor }) => ({ data: await kept.readFacts(actor().id) }));
  handle(router, 'readThread', async ({ actor, params, query }) => {
    const { thread, side } = await threadFor(deps, actor().id, params.id);
    const { found, hasEarlier } = await messages.page(params.id, side, query);
    const shown = await showThread(deps, thread, actor().id);
    return { data: { ...shown, messages: found.map((one) => toMessage(one, side)), hasEarlier } };
  });
  handle(router, 'changeThread', async ({ actor, params, body }) => {
    const changed = await changeThread(deps, actor(), params.id, body);
    return { data: await showThread(deps, changed, actor().id) };
  });
  handle(router, 'sendMessage', async ({ actor, params, body }) => {
    const written = await sendMessage(deps, actor(), { id: params.id, ...body });
    return { data: await showSent(deps, written, actor().id) };
  });
  handle(router, 'markThreadRead', async ({ actor, params, body }) => ({
    data: await markThreadRead(deps, actor(), { id: params.id, ...body }),
  }));
  handle(router, 'blockThread', async ({ actor, params, body }) => {
    const changed = await blockThread(deps, actor(), { id: params.id, ...body });
    return { data: await showThread(deps, changed, actor().id) };
  });
  handle(router, 'reportThread', async ({ actor, params, body }) => {
    await reportThread(deps, actor(), params.id, body);
    return { data: null, message: texts.reportSent };
  });
  handle(router, 'notifyThreads', async ({ actor, params, body }) => ({
    data: { sent: await notifyThreads(deps, actor(), { listingId: params.id, ...body }) },
  }));
  handle(router, 'readReplies', async ({ actor }) => ({
    data: { replies: await kept.readReplies(actor().id) },
  }));
  handle(router, 'saveReplies', async ({ actor, body }) => {
    await kept.saveReplies(actor().id, body.replies);
    return { data: body };
  });
  handle(router, 'readResponseFigure', async ({ params }) => ({
    data: await readResponseFigure(connection, params.id, now()),
  }));

  return router;
}
