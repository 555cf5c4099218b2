import { createSign, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { createServer } from 'node:http';
import { Agent } from 'node:https';
import { connect, type AddressInfo } from 'node:net';

import { deleteApp, getApps, initializeApp } from 'firebase-admin/app';

import { FIREBASE_APP } from '../identity/firebase-verifier.ts';

export const KEY_ID = 'own-key';

/** Leads every connection to one port of this machine, without TLS. */
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

/** A JWT signed with RSA and SHA-256, whatever its header claims. */
export function signedToken(header: object, claims: object, key: KeyObject): string {
  const text = `${encode(header)}.${encode(claims)}`;
  return `${text}.${createSign('RSA-SHA256').update(text).sign(key, 'base64url')}`;
}

/** What the provider writes into an ID token. */
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

/**
 * Puts a key made here in the place of the identity provider's, for this process: from then on the BFF's own verifier,
 * as in production, takes tokens that this key has signed.
 */
export async function useOwnKeys(projectId: string) {
  const usual = getApps().find(({ name }) => name === FIREBASE_APP);
  if (usual) await deleteApp(usual);
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const publicPem = publicKey.export({ type: 'spki', format: 'pem' }).toString();
  const keys = createServer((_request, reply) => {
    const headers = { 'content-type': 'application/json', 'cache-control': 'public, max-age=3600' };
    reply.writeHead(200, headers).end(JSON.stringify({ [KEY_ID]: publicPem }));
  });
  await new Promise<void>((resolve) => {
    keys.listen(0, '127.0.0.1', resolve);
  });
  const httpAgent = new LocalAgent((keys.address() as AddressInfo).port);
  const app = initializeApp({ projectId, httpAgent }, FIREBASE_APP);
  return {
    privateKey,
    publicPem,
    close: async () => {
      await deleteApp(app);
      httpAgent.destroy();
      keys.close();
      keys.closeAllConnections();
    },
  };
}
