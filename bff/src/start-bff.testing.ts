import { mkdtemp } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import type { Actor } from '@pokriv/contracts/actor';
import { unauthenticated } from '@pokriv/contracts/errors';
import { TEST_SECRET, testRedisUrl } from '@pokriv/service-kit/testing';

import { createBff } from './app.ts';
import { serviceNames, type BffOptions, type ServiceName } from './bff-options.ts';
import type { VerifyToken } from './identity/verify-token.ts';
import { everyLimit } from './limits/limit-settings.ts';
import { startUpstream, type Upstream } from './start-upstream.testing.ts';

const nowS = () => Math.floor(Date.now() / 1000);

interface TokenParts {
  signedInAt?: number;
  expires?: number;
  secondFactorAt?: number;
}

export const aToken = (
  uid: string,
  { signedInAt = nowS(), expires = nowS() + 3600, secondFactorAt }: TokenParts = {},
) => `good.${uid}.${signedInAt}.${expires}.${secondFactorAt ?? ''}`;

export const verifyTestToken: VerifyToken = async (token) => {
  const [kind, uid = '', signedInAt, expires, secondFactorAt] = token.split('.');
  if (kind !== 'good' || Number(expires) < nowS()) throw unauthenticated();
  const identity = {
    uid,
    email: `${uid}@example.bg`,
    isEmailVerified: true,
    name: 'Мария Иванова',
    picture: null,
    ...(secondFactorAt && { secondFactorAt: Number(secondFactorAt) }),
  };
  return { identity, signedInAt: Number(signedInAt), expires: Number(expires) };
};

const generous = { points: 100_000, seconds: 60 };

export interface TestBff {
  origin: string;
  upstreams: Record<ServiceName, Upstream>;
  deploymentsDir: string;
  people: Map<string, Actor>;
  /** Simulates the stop of this instance. */
  endStreams: () => unknown;
  get: (path: string, headers?: Record<string, string>) => Promise<Response>;
  post: (path: string, body?: unknown, headers?: Record<string, string>) => Promise<Response>;
  close: () => Promise<void>;
}

async function whenReady(origin: string): Promise<void> {
  while ((await fetch(`${origin}/api/health`)).status !== 200) await pause(20);
}

export async function startBff(options: Partial<BffOptions> = {}): Promise<TestBff> {
  const [property, user, moderation, conversations, notifications] = await Promise.all([
    startUpstream(),
    startUpstream(),
    startUpstream(),
    startUpstream(),
    startUpstream(),
  ]);
  const upstreams = { property, user, moderation, conversations, notifications };
  const people = new Map<string, Actor>();
  user.answerWith((request, reply) => {
    const uid = /^\/internal\/actors\/(.+)$/u.exec(request.url ?? '')?.[1];
    const answer =
      uid === undefined ? { success: true, data: request.url } : { actor: people.get(uid) ?? null };
    reply.setHeader('Content-Type', 'application/json').end(JSON.stringify(answer));
  });
  const deploymentsDir = options.deploymentsDir ?? (await mkdtemp(join(tmpdir(), 'pokriv-bff-')));
  const bff = createBff({
    isProduction: false,
    redisUrl: testRedisUrl(),
    services: {
      property: property.origin,
      user: user.origin,
      moderation: moderation.origin,
      conversations: conversations.origin,
      notifications: notifications.origin,
    },
    actorSecret: TEST_SECRET,
    adminMfa: 'optional',
    verifyToken: verifyTestToken,
    deploymentsDir,
    publicOrigin: 'https://pokriv.bg',
    trustedProxies: 0,
    limits: everyLimit(generous),
    boot: {
      firebase: { projectId: 'demo-pokriv', apiKey: 'key', authDomain: 'demo-pokriv.firebaseapp.com' },
      authEmulator: true,
      siteCurrency: 'BGN',
    },
    ...options,
  });
  const server = createServer(bff.handler);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  if (!options.redisUrl) await whenReady(origin);
  return {
    origin,
    upstreams,
    deploymentsDir,
    people,
    endStreams: bff.streams.close,
    get: (path, headers) => fetch(origin + path, { headers }),
    post: (path, body = {}, headers = {}) =>
      fetch(origin + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      }),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await Promise.all(serviceNames.map((name) => upstreams[name].close()));
      await bff.close();
    },
  };
}
