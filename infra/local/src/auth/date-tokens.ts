import type { Call, Reply } from './forward.ts';

/** Behind a refresh token, which is base64: when it was issued, in seconds. */
const given = /(refresh_token"?\s*[=:]\s*"?)([^".&]+)\.([0-9a-z]{6,8})(?=["&]|$)/u;
const issued = /("refresh_?[tT]oken"\s*:\s*")([\w+/=-]+)(?=")/gu;
const renewal = '/securetoken.googleapis.com/v1/token';

export interface DatedCall {
  /** As the emulator knows it. */
  call: Call;
  /** Absent unless the call renews a session by a dated token. */
  session?: { localId: string; issuedAt: number };
}

/**
 * The emulator's refresh tokens of one person are all alike, and it takes them after their sessions were ended. The
 * identity provider itself does not; so the keeper gives each the second in which it was issued.
 */
export function readDate(call: Call): DatedCall {
  if (!call.path.startsWith(renewal)) return { call };
  const text = call.body.toString();
  const [, , token = '', date = ''] = given.exec(text) ?? [];
  if (token === '') return { call };
  return {
    call: { ...call, body: Buffer.from(text.replace(given, '$1$2')) },
    session: { localId: localIdOf(decodeURIComponent(token)), issuedAt: Number.parseInt(date, 36) },
  };
}

function localIdOf(token: string): string {
  try {
    const { localId } = JSON.parse(Buffer.from(token, 'base64').toString()) as { localId?: unknown };
    return typeof localId === 'string' ? localId : '';
  } catch {
    return '';
  }
}

/** Dates the refresh token of a reply; a renewed session keeps its date. */
export function writeDate(reply: Reply, seconds: number): Reply {
  const isJson = String(reply.headers['content-type'] ?? '').startsWith('application/json');
  if (reply.status >= 300 || !isJson || reply.headers['content-encoding']) return reply;
  const text = reply.body.toString();
  const dated = text.replace(issued, `$1$2.${Math.floor(seconds).toString(36)}`);
  return dated === text ? reply : { ...reply, body: Buffer.from(dated) };
}

/** What the provider answers to a refresh token whose session was ended. */
export const endedSession: Reply = {
  status: 400,
  headers: { 'content-type': 'application/json', 'access-control-allow-origin': '*' },
  body: Buffer.from(
    JSON.stringify({ error: { code: 400, message: 'TOKEN_EXPIRED', status: 'INVALID_ARGUMENT' } }),
  ),
};
