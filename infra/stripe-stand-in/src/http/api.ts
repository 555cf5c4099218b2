import { randomBytes } from 'node:crypto';

import express, { type Request, type RequestHandler, type Response, type Router } from 'express';

import type { Unit } from '../books/unit.ts';
import { API_VERSION } from '../contract/api-version.ts';
import type { CheckParams } from '../contract/check-params.ts';
import type { Contract } from '../contract/read-contract.ts';
import { StripeError } from '../contract/stripe-error.ts';
import type { OperationName } from '../contract/used-operations.ts';
import { allOperations } from '../operations/all-operations.ts';
import { storedReply, storeReply, type Reply } from './idempotency.ts';
import { expand } from './expand.ts';
import type { Faults } from './faults.ts';
import { refuseUnsupported } from './refuse-unsupported.ts';
import type { Requests } from './requests.ts';

export interface ApiParts {
  contract: Contract;
  checkParams: CheckParams;
  secretKey: string;
  requests: Requests;
  faults: Faults;
  work<Result>(cause: { requestId?: string; idempotencyKey?: string }, task: (unit: Unit) => Result): Result;
}

export function createApi(parts: ApiParts): Router {
  const router = express.Router();
  router.use(express.urlencoded({ extended: true, limit: '1mb' }), withKey(parts.secretKey));
  for (const name of Object.keys(allOperations) as OperationName[]) {
    const { method, path } = parts.contract.operations[name];
    router[method](path.replace(/\{(\w+)\}/gu, ':$1'), answerCall(name, parts));
  }
  router.use('/v1', (request) => {
    const { method, originalUrl } = request;
    const message = `Unrecognized request URL (${method}: ${originalUrl.split('?')[0]}).`;
    throw new StripeError(404, { type: 'invalid_request_error', message });
  });
  return router;
}

const withKey =
  (secretKey: string): RequestHandler =>
  (request, _, next) => {
    if (!request.path.startsWith('/v1/')) return next();
    const [, key = ''] = (request.headers.authorization ?? '').split(' ');
    if (key === secretKey) return next();
    const message = key
      ? `Invalid API Key provided: ${key.slice(0, 8)}***`
      : 'You did not provide an API key.';
    throw new StripeError(401, { type: 'invalid_request_error', message });
  };

function answerCall(name: OperationName, parts: ApiParts): RequestHandler {
  return (request, response) => {
    const requestId = `req_${randomBytes(8).toString('hex')}`;
    response.set({ 'request-id': requestId, 'stripe-version': API_VERSION });
    const fault = parts.faults.take(name);
    if (fault?.kind === 'hang') return;
    const reply = fault?.kind === 'refuse' ? outage(fault.status) : replyTo(name, request, response, parts);
    recordRequest(name, request, reply, parts.requests);
    if (fault?.kind === 'lose') return void request.socket.destroy();
    response.status(reply.status).json(reply.body);
  };
}

/** Runs the operation and stores its reply under the idempotency key in the same transaction. */
function replyTo(name: OperationName, request: Request, response: Response, parts: ApiParts): Reply {
  const { method, path } = request;
  const raw = paramsOf(request);
  const key = method === 'POST' ? request.get('idempotency-key') : undefined;
  const call = key ? { key, method, path, params: structuredClone(raw) } : undefined;
  const cause = { requestId: String(response.get('request-id')), idempotencyKey: key };
  try {
    const earlier = call && parts.work(cause, (unit) => storedReply(unit, call));
    if (earlier) response.set('idempotent-replayed', 'true');
    if (earlier) return earlier;
    parts.checkParams(name, raw);
    refuseUnsupported(name, raw);
  } catch (error) {
    return toReply(error);
  }
  const { expand: paths, ...params } = raw;
  const [id = ''] = Object.values(request.params).map(String);
  try {
    return parts.work(cause, (unit) => {
      const result = allOperations[name](unit, params as never, id);
      const isRefusal = result instanceof StripeError;
      const reply = isRefusal
        ? toReply(result)
        : { status: 200, body: expand(unit, result, paths as string[]) };
      if (call) storeReply(unit, call, reply);
      return reply;
    });
  } catch (error) {
    const reply = toReply(error);
    if (call) parts.work(cause, (unit) => storeReply(unit, call, reply));
    return reply;
  }
}

const paramsOf = (request: Request): Record<string, unknown> => ({
  ...request.query,
  ...(request.body as object | undefined),
});

/** @throws errors other than StripeError */
function toReply(error: unknown): Reply {
  if (!(error instanceof StripeError)) throw error;
  return { status: error.status, body: { error: error.body } };
}

const outage = (status = 503): Reply => ({
  status,
  body: { error: { type: 'api_error', message: 'An error was asked for.' } },
});

function recordRequest(operation: string, request: Request, { status }: Reply, requests: Requests): void {
  requests.add({
    at: Date.now(),
    operation,
    method: request.method,
    path: request.path,
    params: paramsOf(request),
    idempotencyKey: request.get('idempotency-key'),
    apiVersion: request.get('stripe-version'),
    status,
  });
}
