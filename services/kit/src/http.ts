import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';

import {
  endpointList,
  endpointOf,
  type Endpoint,
  type ParsedBody,
  type ParsedParams,
  type ParsedQuery,
  type ReplyOf,
} from '@pokriv/contracts/endpoints';
import type { Actor } from '@pokriv/contracts/actor';
import type { CallName } from '@pokriv/contracts/calls';
import { badRequest, notFound, unauthenticated } from '@pokriv/contracts/errors';
import { fieldErrorText } from '@pokriv/contracts/field-errors';
import { nameField } from '@pokriv/contracts/field-labels';
import express, {
  type Express,
  type Request,
  type RequestHandler,
  type Response,
  type Router,
} from 'express';
import { z } from 'zod';

import { duringCall } from './acts.ts';
import { assertAccess } from './access.ts';
import { callKey, openSeal, SEAL_HEADER, type Caller } from './actor.ts';
import { callerOf, findCaller, rememberCaller } from './caller-of.ts';
import { answerErrors, isConnectionLost } from './error-reply.ts';
import { healthRoutes, type Health } from './health.ts';
import { nameCall, named, observeCall } from './observe-call.ts';
import { recordAdminAct } from './record-admin-act.ts';
import type { SigningSecret } from './signed-text.ts';
import { duringSpan } from './telemetry/trace.ts';

z.config({ customError: fieldErrorText });

export interface Incoming<Name extends CallName> {
  params: ParsedParams<Name>;
  query: ParsedQuery<Name>;
  body: ParsedBody<Name>;
  caller: Caller;
  /** @throws AppError UNAUTHENTICATED for a visitor; never on endpoints that require sign-in */
  actor: () => Actor;
  request: Request;
  reply: Response;
}

/** JSON serialized at write time and sent without validation. */
export class ReadyJson {
  readonly bytes: Buffer;
  constructor(bytes: Buffer) {
    this.bytes = bytes;
  }
}

export const ANSWERED = Symbol('answered');

type Handler<Name extends CallName> = (
  incoming: Incoming<Name>,
) => Promise<Omit<ReplyOf<Name>, 'success'> | ReadyJson | typeof ANSWERED>;

const issuesOf = (error: z.ZodError, part: string) =>
  error.issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => ({
        param: [...issue.path, key].join('.'),
        msg: `Непознато поле: ${key}.`,
      }));
    }
    return [{ param: issue.path.join('.') || part, msg: issue.message }];
  });

function validated(endpoint: Endpoint, part: 'params' | 'query' | 'body', value: unknown): unknown {
  const result = endpoint[part]?.safeParse(value ?? {});
  if (!result) return undefined;
  if (result.success) return result.data;
  const errors = issuesOf(result.error, part);
  const [first] = errors;
  throw badRequest(first ? nameField(first.param, first.msg) : 'Невалидни данни.', errors);
}

/**
 * Case-sensitive match: Express routers ignore case, the BFF does not, and `/properties/Map` would bypass its cache
 * and access checks.
 */
function isWrittenAs(path: string): (asked: string) => boolean {
  const exact = new RegExp(`^${path.replace(/:\w+/gu, '[^/]+')}/?$`, 'u');
  return (asked) => exact.test(asked);
}

/**
 * Retries a read once when a connection is lost: after a fail-over several pooled connections are stale, and the
 * driver itself retries at most once.
 */
async function readAgain<Result>(read: () => Promise<Result>, reply: Response): Promise<Result> {
  try {
    return await read();
  } catch (error) {
    if (!isConnectionLost(error) || reply.headersSent) throw error;
    return read();
  }
}

/** A handler may set the reply's status when the endpoint declares none: 201 or 200 of one call. */
export function handle<Name extends CallName>(router: Router, name: Name, handler: Handler<Name>): void {
  const endpoint = endpointOf(name);
  const isExact = isWrittenAs(endpoint.path);
  const serve: RequestHandler = async (request, reply, next) => {
    if (!isExact(request.path)) {
      next('route');
      return;
    }
    const caller = callerOf(request);
    nameCall(reply, name);
    assertAccess(endpoint, caller);
    const incoming = {
      params: validated(endpoint, 'params', request.params),
      query: validated(endpoint, 'query', request.query),
      body: validated(endpoint, 'body', request.body),
      caller,
      request,
      reply,
      actor: () => {
        if (!caller.actor) throw unauthenticated();
        return caller.actor;
      },
    } as Incoming<Name>;
    const answer = () => duringCall({ name, caller }, () => handler(incoming));
    const result = await (endpoint.method === 'get' ? readAgain(answer, reply) : answer());
    recordAdminAct(endpoint, request, caller);
    if (result === ANSWERED) return;
    if (endpoint.status) reply.status(endpoint.status);
    if (result instanceof ReadyJson) {
      reply.type('application/json').send(result.bytes);
      return;
    }
    reply.json({ success: true, ...(endpoint.reply.parse(result) as object) });
  };
  router[endpoint.method](endpoint.path, serve);
}

const withRequestId: RequestHandler = (request, reply, next) => {
  request.headers['x-request-id'] ??= randomUUID();
  reply.set('X-Request-Id', String(request.headers['x-request-id']));
  next();
};

const observed: RequestHandler = (request, reply, next) => {
  const span = observeCall(request, reply, {
    requestId: String(request.headers['x-request-id']),
    path: request.path,
    isTrusted: true,
    role: () => findCaller(request)?.actor?.role,
  });
  duringSpan(span, next);
};

const withCaller =
  (signing: SigningSecret): RequestHandler =>
  (request, _reply, next) => {
    const header = request.headers[SEAL_HEADER];
    rememberCaller(request, openSeal(String(header ?? ''), callKey(request.method, request.path), signing));
    next();
  };

const rawPaths = endpointList.filter(({ isRaw }) => isRaw).map(({ path }) => path);
const readRaw = express.raw({ type: () => true, limit: '1mb' });

export const rawBodyOf = ({ body }: Request): Buffer => (Buffer.isBuffer(body) ? body : Buffer.alloc(0));

export interface ServiceOptions {
  actorSecret: string;
  /** Previous secret, accepted in seals during a rotation. */
  previousActorSecret?: string;
  health: Health;
  /** Public routes without a seal (pictures), mounted before identity. */
  open?: Router[];
}

export function createService(
  routers: Router[],
  { actorSecret, previousActorSecret, health, open = [] }: ServiceOptions,
): Express {
  const app = express();
  app.disable('x-powered-by');
  app.enable('case sensitive routing');
  app.set('etag', false);
  app.set('query parser', 'simple');
  app.use(withRequestId, observed);
  app.use('/health', named('health'));
  app.use('/internal', named('internal'));
  app.use('/media', named('media'));
  app.use(healthRoutes(health));
  for (const router of open) app.use(router);
  app.use(withCaller({ secret: actorSecret, previous: previousActorSecret }));
  app.use(rawPaths, readRaw);
  app.use(express.json({ limit: '256kb' }));
  for (const router of routers) app.use(router);
  app.use(() => {
    throw notFound();
  });
  app.use(answerErrors);
  return app;
}

export function listen(app: Express, port: number, host: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = app.listen(port, host, (error?: Error) => (error ? reject(error) : resolve(server)));
    server.keepAliveTimeout = 65_000;
    server.requestTimeout = 120_000;
  });
}
