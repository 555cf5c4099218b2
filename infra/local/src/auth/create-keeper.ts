import { existsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

import { readSignUp } from './date-sign-up.ts';
import { endedSession, readDate, writeDate } from './date-tokens.ts';
import { createEmulatorClient } from './emulator-client.ts';
import { forward, readAll, type Call, type Reply } from './forward.ts';
import { linkEmulator } from './link-emulator.ts';
import { restoreSnapshot } from './restore-snapshot.ts';
import { coalesceSaves } from './coalesce-saves.ts';
import type { Sms } from './sms-catcher.ts';
import { readSnapshot, writeSnapshot } from './snapshot-file.ts';

/** Read-only POST calls. */
const READING =
  /(accounts:lookup|accounts:query|accounts:createAuthUri|:batchGet|\/v1\/token|:getRecaptchaParam)$/;

/** Whether a call may change accounts or codes. The emulator's confirmation page changes them by GET. */
export function isChange(method: string, path: string): boolean {
  if (path.startsWith('/emulator/action')) return true;
  if (['GET', 'HEAD', 'OPTIONS'].includes(method)) return false;
  return !READING.test(path.split('?')[0] ?? '');
}

/** Replaces mailed codes from before a restart by the emulator's new ones. @param aliases new code by old code */
export function replaceCodes(text: string, aliases: Record<string, string>): string {
  return text.replace(/[\w-]{40,}/g, (word) => aliases[word] ?? word);
}

const WAIT_MS = 10_000;
const RETRY_MS = 50;

export interface KeeperOptions {
  port: number;
  project: string;
  accountsFile: string;
  /** Delivers an SMS with a code, as the emulator sends none. */
  deliver?: (sms: Sms) => Promise<void>;
}

/**
 * Request handler of a reverse proxy in front of the Auth emulator. Replies to a change once its snapshot is on disk;
 * restores a restarted emulator before any call, holding calls for up to 10 s. Remembers revoked sessions, which the
 * emulator forgets.
 */
export function createKeeper({ port, project, accountsFile, deliver }: KeeperOptions): RequestListener {
  const emulator = createEmulatorClient({ port, project });
  const restoring = `${accountsFile}.restoring`;
  let aliases: Record<string, string> = {};

  const link = linkEmulator(port, async () => {
    const snapshot = await readSnapshot(accountsFile);
    aliases = snapshot.aliases;
    const hasSome = snapshot.users.length > 0;
    // the marker survives a keeper killed halfway, when the emulator is neither empty nor complete
    if (!hasSome || !(existsSync(restoring) || (await emulator.isEmpty()))) return;
    await writeFile(restoring, '');
    aliases = await restoreSnapshot(emulator, snapshot);
    await writeSnapshot(accountsFile, { ...snapshot, oobCodes: await emulator.oobCodes(), aliases });
    await rm(restoring, { force: true });
  });

  /** @throws Error when the emulator restarted meanwhile: its accounts may be those of an empty one */
  const save = coalesceSaves(async () => {
    const generation = link.generation();
    const [users, oobCodes] = await Promise.all([emulator.accounts(), emulator.oobCodes()]);
    if (!link.isUp() || link.generation() !== generation) throw new Error('the emulator went away');
    // the emulator keeps codes of deleted accounts: useless, but they contain an address
    const emails = new Set(users.map(({ email }) => email));
    const usable = oobCodes.filter(({ email }) => emails.has(email));
    await writeSnapshot(accountsFile, { users, oobCodes: usable, aliases });
  });

  async function pass(call: Call): Promise<Reply> {
    const deadline = Date.now() + WAIT_MS;
    for (;;) {
      if (!(await link.waitUp(deadline - Date.now()))) return unavailable();
      try {
        return await answer(call);
      } catch (error) {
        const wasNotSent = (error as NodeJS.ErrnoException).code === 'ECONNREFUSED';
        if (!wasNotSent && isChange(call.method, call.path)) return unavailable();
        await sleep(RETRY_MS);
      }
    }
  }

  async function answer(asked: Call): Promise<Reply> {
    const { call, session } = readDate(asked);
    if (session && session.issuedAt < (await emulator.validSince(session.localId))) return endedSession;
    const reply = await forward(port, {
      ...call,
      path: replaceCodes(call.path, aliases),
      body: Buffer.from(replaceCodes(call.body.toString(), aliases)),
    });
    if (reply.status < 300 && call.path.includes('accounts:sendVerificationCode')) await deliverTo(call);
    const signUp = readSignUp(call, reply);
    if (signUp) await emulator.setValidSince(signUp);
    if (reply.status < 300 && isChange(call.method, call.path)) await save();
    return writeDate(reply, session?.issuedAt ?? Date.now() / 1000);
  }

  /** An SMS that gets lost costs the person another request, as with a real one. */
  async function deliverTo({ body }: Call): Promise<void> {
    const { phoneNumber } = JSON.parse(body.toString()) as { phoneNumber: string };
    try {
      const code = await emulator.smsCode(phoneNumber);
      if (code) await deliver?.({ phone: phoneNumber, code });
    } catch (error) {
      console.error('auth keeper: SMS not delivered', error);
    }
  }

  async function handle(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const reply = await toCall(incoming).then(pass, unavailable);
    outgoing.writeHead(reply.status, reply.headers).end(reply.body);
  }

  return (incoming, outgoing) => {
    if (incoming.url === '/keeper/ready') outgoing.writeHead(link.isUp() ? 200 : 503).end();
    else void handle(incoming, outgoing);
  };
}

async function toCall(incoming: IncomingMessage): Promise<Call> {
  const { method = 'GET', url = '/', headers } = incoming;
  return { method, path: url, headers, body: await readAll(incoming) };
}

/** Error in the identity toolkit's shape, parsed by Firebase's libraries. */
function unavailable(): Reply {
  const error = { code: 503, message: 'UNAVAILABLE', status: 'UNAVAILABLE' };
  return {
    status: 503,
    headers: { 'content-type': 'application/json', 'access-control-allow-origin': '*', 'retry-after': '5' },
    body: Buffer.from(JSON.stringify({ error })),
  };
}
