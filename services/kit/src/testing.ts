import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import type { Actor } from '@pokriv/contracts/actor';
import type { Express } from 'express';

import { callKey, seal, SEAL_HEADER, type Caller } from './actor.ts';

export const TEST_SECRET = 'a secret for tests only';
export const TEST_LINK_SECRET = 'a secret of links, for tests only';

export const testMongoUrl = () => process.env.TEST_MONGO_URL ?? '';
export const testRedisUrl = () =>
  (process.env.TEST_REDIS_URLS ?? '').split(' ')[Number(process.env.JEST_WORKER_ID) - 1] ?? '';
export const aDatabase = (service: string) => `test_${service}_${randomUUID().slice(0, 8)}`;

/** Polls for an effect that no reply reports. @throws Error on timeout */
export async function until(
  isTrue: () => boolean | Promise<boolean>,
  { withinMs = 15_000 } = {},
): Promise<void> {
  const deadline = Date.now() + withinMs;
  while (!(await isTrue())) {
    if (Date.now() > deadline) throw new Error(`not true within ${withinMs} ms`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

export function anActor(parts: Partial<Actor> = {}): Actor {
  const id = parts.id ?? `user-${randomUUID().slice(0, 8)}`;
  return {
    id,
    role: 'landlord',
    email: `${id}@example.bg`,
    firstName: 'Мария',
    lastName: 'Иванова',
    avatar: null,
    isEmailVerified: true,
    isSuspended: false,
    isPremium: false,
    listingLimit: 1,
    memberSince: '2026-01-01T00:00:00.000Z',
    tokensValidAfter: 0,
    secondFactorSince: null,
    ...parts,
  };
}

export const aVisitor: Caller = { identity: null, actor: null, ip: '10.0.0.1', visitor: null };

export interface SendOptions {
  as?: Actor;
  body?: unknown;
  headers?: Record<string, string>;
  ip?: string;
  visitor?: string;
  /** Seconds. */
  signedInAt?: number;
  /** Seconds; see `Identity`. */
  secondFactorAt?: number;
  /** Ways of signing in, as the BFF read them. */
  methods?: string[];
}
export interface Sent {
  status: number;
  body: any;
  headers: Headers;
}

export async function serve(app: Express) {
  const server = await new Promise<Server>((resolve) => {
    const started = app.listen(0, '127.0.0.1', () => resolve(started));
    // as in production; otherwise a busy machine closes idle connections before a test reuses them
    started.keepAliveTimeout = 65_000;
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const send = async (method: string, path: string, options: SendOptions = {}): Promise<Sent> => {
    const { as, body, headers, ip = '10.0.0.1', visitor = null, signedInAt, secondFactorAt } = options;
    const { methods } = options;
    const identity = as && {
      uid: as.id,
      email: as.email,
      isEmailVerified: as.isEmailVerified,
      name: `${as.firstName} ${as.lastName}`,
      picture: null,
      ...(signedInAt !== undefined && { signedInAt }),
      ...(secondFactorAt !== undefined && { secondFactorAt }),
      ...(methods && { methods }),
    };
    const caller = { identity: identity ?? null, actor: as ?? null, ip, visitor };
    const isForm = body instanceof FormData;
    const reply = await fetch(origin + path, {
      method,
      headers: {
        [SEAL_HEADER]: seal(caller, callKey(method, new URL(path, origin).pathname), TEST_SECRET),
        ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
        ...headers,
      },
      body: isForm ? body : body === undefined ? undefined : JSON.stringify(body),
    } as RequestInit);
    const text = await reply.text();
    const isJson = reply.headers.get('content-type')?.includes('json') ?? false;
    const read: unknown = isJson ? JSON.parse(text) : text || undefined;
    return { status: reply.status, body: read, headers: reply.headers };
  };
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { origin, send, close };
}
