import type { Actor } from '@pokriv/contracts/actor';
import { unauthenticated } from '@pokriv/contracts/errors';
import { assertAccess } from '@pokriv/service-kit/access';
import { recordSecurity } from '@pokriv/service-kit/security-log';
import { isSessionOver } from '@pokriv/service-kit/session-over';
import { Router, type Request, type RequestHandler } from 'express';

import type { BffOptions } from '../bff-options.ts';
import { contextOf, type Context } from '../http/context.ts';
import { pageHeaders } from '../http/security-headers.ts';
import type { Actors } from '../identity/actors.ts';
import type { Identify } from '../identity/identify.ts';
import type { ApplySecondFactor } from '../identity/second-factor.ts';
import { messages } from '../messages.ts';
import { assertAllowed } from './assert-allowed.ts';
import { sendOwnPage } from './board-page.ts';
import { openBoard, type Board } from './board.ts';
import { queueAct } from './queue-act.ts';
import { QUEUES_PATH, queuesCookie, queuesVisitor } from './queues-session.ts';
import type { RecordAct } from './record-act.ts';

const admins = ['admin'] as const;

/** The board needs inline styles and its own scripts. */
const boardPolicy = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'", 'data:'],
  'connect-src': ["'self'"],
  'base-uri': ["'self'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
};

export interface QueuesParts extends Pick<
  BffOptions,
  'redisUrl' | 'actorSecret' | 'previousActorSecret' | 'isProduction'
> {
  identify: Identify;
  actors: Actors;
  applySecondFactor: ApplySecondFactor;
  recordAct: RecordAct;
}

export interface Queues {
  router: Router;
  close: () => Promise<void>;
}

/**
 * `/api/admin/queues`: failed jobs, viewed and retried by an admin. `POST …/session` with a bearer token sets the
 * board's cookie. An action is in the audit log before it runs.
 */
export function queuesRoutes(parts: QueuesParts): Queues {
  const { redisUrl, actorSecret, isProduction, identify, actors } = parts;
  const router = Router();
  let board: Promise<Board> | undefined;

  router.post(`${QUEUES_PATH}/session`, async (request, reply) => {
    const caller = await identify(request, contextOf(reply));
    assertAccess({ access: admins }, caller);
    const { uid = '', signedInAt = 0, secondFactorAt } = caller.identity ?? {};
    const visitor = { uid, signedInAt, secondFactorAt };
    reply.set('Set-Cookie', queuesCookie(visitor, actorSecret, isProduction));
    reply.set('Cache-Control', 'no-store').json({ success: true, data: { path: QUEUES_PATH } });
  });

  const record = async (actor: Actor, { method, path }: Request, context: Context): Promise<void> => {
    const { ip, requestId } = context;
    const act = queueAct({ actor, method, path, ip });
    if (!act) return;
    await parts.recordAct(act);
    const reason = act.action;
    recordSecurity({ event: 'admin-acted', reason, method, path, requestId, actorId: actor.id, ip });
  };

  const guarded: RequestHandler = async (request, reply, next) => {
    const visitor = queuesVisitor(request.headers.cookie, {
      secret: actorSecret,
      previous: parts.previousActorSecret,
    });
    if (!visitor) throw unauthenticated();
    const { uid, signedInAt, secondFactorAt } = visitor;
    const actor = await actors.find(uid);
    if (actor && isSessionOver(actor, signedInAt)) throw unauthenticated(messages.badToken);
    const identity = { uid, email: '', isEmailVerified: false, name: null, picture: null, secondFactorAt };
    const context = contextOf(reply);
    context.caller = parts.applySecondFactor({ identity, actor, ip: context.ip, visitor: null });
    assertAccess({ access: admins }, context.caller);
    assertAllowed(request);
    if (actor) await record(actor, request, context);
    // jobs contain personal data; the board's own scripts do not
    if (!request.path.startsWith('/static/')) reply.set('Cache-Control', 'no-store');
    next();
  };

  router.use(QUEUES_PATH, guarded, pageHeaders(boardPolicy), sendOwnPage, async (request, reply, next) => {
    board ??= openBoard(redisUrl);
    (await board).handler(request, reply, next);
  });

  return { router, close: async () => (await board)?.close() };
}
