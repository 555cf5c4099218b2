import type { Call, Reply } from './forward.ts';

/** A refresh token (base64) followed by its date of issue, in seconds. */
const given = /(refresh_token"?\s*[=:]\s*"?)([^".&]+)\.([0-9a-z]{6,8})(?=["&]|$)/u;
const issued = /("refresh_?[tT]oken"\s*:\s*")([\w+/=-]+)(?=")/gu;
const renewal = '/securetoken.googleapis.com/v1/token';

export interface DatedCall {
  /** Without the date, as the emulator expects it. */
  call: Call;
  /** Absent unless the call refreshes a session with a dated token. */
  session?: { localId: string; issuedAt: number };
}

/**
 * The emulator issues the same refresh token for every session of an account and accepts it after revocation, unlike
 * the real provider; the keeper therefore appends the second of issue.
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

/** Appends the date to a reply's refresh token; a refreshed session keeps its date. */
export function writeDate(reply: Reply, seconds: number): Reply {
  const isJson = String(reply.headers['content-type'] ?? '').startsWith('application/json');
  if (reply.status >= 300 || !isJson || reply.headers['content-encoding']) return reply;
  const text = reply.body.toString();
  const dated = text.replace(issued, `$1$2.${Math.floor(seconds).toString(36)}`);
  return dated === text ? reply : { ...reply, body: Buffer.from(dated) };
}

export const endedSession: Reply = {
  status: 400,
  headers: { 'content-type': 'application/json', 'access-control-allow-origin': '*' },
  body: Buffer.from(
    JSON.stringify({ error: { code: 400, message: 'TOKEN_EXPIRED', status: 'INVALID_ARGUMENT' } }),
  ),
};
