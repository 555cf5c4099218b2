import { createSign, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import { Agent } from 'node:https';
import { connect, type AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { json } from 'node:stream/consumers';

import { deleteApp, getApps, initializeApp } from 'firebase-admin/app';

import { FIREBASE_APP } from './firebase-verifier.ts';

export const KEY_ID = 'own-key';

class LocalAgent extends Agent {
  readonly #port: number;
  constructor(port: number) {
    super();
    this.#port = port;
  }
  override createConnection() {
    return connect(this.#port, '127.0.0.1');
  }
}

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

export function signedToken(header: object, claims: object, key: KeyObject): string {
  const text = `${encode(header)}.${encode(claims)}`;
  return `${text}.${createSign('RSA-SHA256').update(text).sign(key, 'base64url')}`;
}

export function claimsOf(projectId: string, uid: string, now = Math.floor(Date.now() / 1000)) {
  return {
    iss: `https://securetoken.google.com/${projectId}`,
    aud: projectId,
    sub: uid,
    user_id: uid,
    email: `${uid}@example.bg`,
    email_verified: true,
    auth_time: now - 1,
    iat: now - 1,
    exp: now + 3600,
  };
}

export interface ProviderRecord {
  localId: string;
  email?: string;
  emailVerified?: boolean;
  disabled?: boolean;
  /** Seconds, as text. */
  validSince?: string;
  providerUserInfo?: { providerId: string; rawId: string }[];
}

export async function useOwnKeys(projectId: string) {
  const usual = getApps().find(({ name }) => name === FIREBASE_APP);
  if (usual) await deleteApp(usual);
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const publicPem = publicKey.export({ type: 'spki', format: 'pem' }).toString();
  const records = new Map<string, ProviderRecord>();
  let isAway = false;
  let lookups = 0;
  const lookUp = async (body: Readable, reply: ServerResponse): Promise<void> => {
    lookups += 1;
    const { localId = [] } = (await json(body)) as { localId?: string[] };
    const users = localId.flatMap((uid) => records.get(uid) ?? []);
    reply.writeHead(isAway ? 500 : 200, { 'content-type': 'application/json' });
    reply.end(JSON.stringify(users.length > 0 ? { users } : {}));
  };
  const keys = createServer((request, reply) => {
    if (request.url?.includes('accounts:lookup')) return void lookUp(request, reply);
    const headers = { 'content-type': 'application/json', 'cache-control': 'public, max-age=3600' };
    reply.writeHead(200, headers).end(JSON.stringify({ [KEY_ID]: publicPem }));
  });
  await new Promise<void>((resolve) => {
    keys.listen(0, '127.0.0.1', resolve);
  });
  const httpAgent = new LocalAgent((keys.address() as AddressInfo).port);
  const credential = { getAccessToken: async () => ({ access_token: 'own', expires_in: 3600 }) };
  const app = initializeApp({ projectId, httpAgent, credential }, FIREBASE_APP);
  return {
    privateKey,
    publicPem,
    records,
    lookups: () => lookups,
    goAway: () => {
      isAway = true;
    },
    close: async () => {
      await deleteApp(app);
      httpAgent.destroy();
      keys.close();
      keys.closeAllConnections();
    },
  };
}
