import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
  type ECDH,
} from 'node:crypto';
import { createServer, request } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

import type { PushNote } from '@pokriv/contracts/alert/push';

import { pushSender, type VapidKeys } from './push-sender.ts';
import { pushEndpointsAt, KNOWN_PUSH_HOSTS } from './push-hosts.ts';

export interface TestBrowser {
  endpoint: string;
  keys: { p256dh: string; auth: string };
  curve: ECDH;
}

const ORIGIN = 'https://fcm.googleapis.com';

export function aBrowser(name: string): TestBrowser {
  const curve = createECDH('prime256v1');
  const p256dh = curve.generateKeys('base64url');
  const auth = randomBytes(16).toString('base64url');
  return { endpoint: `${ORIGIN}/fcm/send/${name}`, keys: { p256dh, auth }, curve };
}

export function vapidKeys(): VapidKeys {
  const curve = createECDH('prime256v1');
  const publicKey = curve.generateKeys('base64url');
  const secret = curve.getPrivateKey();
  const privateKey = Buffer.concat([Buffer.alloc(32 - secret.length), secret]).toString('base64url');
  return { publicKey, privateKey, subject: 'mailto:support@pokriv.example' };
}

const keyOf = (secret: Uint8Array, salt: Uint8Array, info: string | Uint8Array, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

/** Decrypts a single-record body as a browser does (RFC 8291, RFC 8188). @throws Error for another recipient */
export function decrypt(body: Buffer, { curve, keys }: TestBrowser): PushNote {
  const salt = body.subarray(0, 16);
  const idLength = body.readUInt8(20);
  const senderKey = body.subarray(21, 21 + idLength);
  const record = body.subarray(21 + idLength);
  const info = Buffer.concat([
    Buffer.from('WebPush: info\0'),
    Buffer.from(keys.p256dh, 'base64url'),
    senderKey,
  ]);
  const secret = keyOf(curve.computeSecret(senderKey), Buffer.from(keys.auth, 'base64url'), info, 32);
  const key = keyOf(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = keyOf(secret, salt, 'Content-Encoding: nonce\0', 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString()) as PushNote;
}

interface Claims {
  aud: string;
  exp: number;
  sub: string;
}

/** Claims of a verified `vapid t=…, k=…` (RFC 8292). @throws Error unless signed by `publicKey` */
export function claimsOf(authorization: string | undefined, publicKey: string): Claims {
  const [, token = '', key] = /^vapid t=([^,]+), k=(.+)$/u.exec(authorization ?? '') ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    {
      key: createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y } }),
      dsaEncoding: 'ieee-p1363',
    },
    Buffer.from(signature, 'base64url'),
  );
  if (key !== publicKey || !isSigned) throw new Error('not signed with the key');
  return JSON.parse(Buffer.from(claims, 'base64url').toString()) as Claims;
}

export interface ReceivedPush {
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** A local push service without TLS, in place of all known hosts. */
export async function startPushService() {
  const received: ReceivedPush[] = [];
  const answers = new Map<string, number>();
  const server = createServer((incoming, reply) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => {
      const path = incoming.url ?? '';
      const status = answers.get(path) ?? 201;
      received.push({ path, headers: incoming.headers, body: Buffer.concat(chunks) });
      reply.writeHead(status, status === 302 ? { location: 'http://127.0.0.1:1/inner' } : {}).end('told');
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    received,
    pathsOf: () => received.map(({ path }) => path.slice(path.lastIndexOf('/') + 1)),
    answerTo: ({ endpoint }: TestBrowser, status: number) => answers.set(new URL(endpoint).pathname, status),
    reset: () => {
      received.length = 0;
      answers.clear();
    },
    senderWith: (vapid: VapidKeys) =>
      pushSender({
        vapid,
        isKnown: pushEndpointsAt(KNOWN_PUSH_HOSTS.split(',')),
        request: (url, { agent: _, ...options }, onReply) =>
          request({ ...options, host: '127.0.0.1', port, path: url.pathname }, onReply),
      }),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
