import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import { AppError, badRequest, unavailable } from '@pokriv/contracts/errors';
import { Agent, request, type Dispatcher } from 'undici';

import { avatarRules } from '../avatar-rules.ts';
import { avatarMessages as messages } from '../messages.ts';
import { checkedConnector, InnerAddress, type Wire } from './checked-connector.ts';
import { readGoogleAddress } from './google-address.ts';

/** Total timeout: DNS, connection and body. */
const TOTAL_MS = 5000;
const TYPE = /^image\/(?:jpeg|png|webp)(?:;|$)/u;

export type FetchPicture = (address: string, folder: string) => Promise<string>;

/**
 * Fetches pictures of Google only: checks the address and every IP of its host, follows no redirects and counts bytes
 * while streaming. The file is untrusted.
 * @param hosts allowlist
 * @throws AppError BAD_REQUEST for a refused address, PAYLOAD_TOO_LARGE, UNSUPPORTED_MEDIA, UNAVAILABLE without a
 * picture in time
 */
export function pictureFetcher(hosts: readonly string[], wire: Wire = {}, totalMs = TOTAL_MS): FetchPicture {
  const known = new Set(hosts);
  return async (address, folder) => {
    const url = readGoogleAddress(address, known);
    const agent = new Agent({ connect: checkedConnector(wire, totalMs) });
    try {
      const signal = AbortSignal.timeout(totalMs);
      const headers = { accept: 'image/jpeg, image/png, image/webp' };
      const path = join(folder, 'fetched');
      await keep(await request(url, { dispatcher: agent, signal, headers }), { path, signal });
      return path;
    } catch (error) {
      throw told(error);
    } finally {
      await agent.destroy();
    }
  };
}

async function keep(
  { statusCode, headers, body }: Dispatcher.ResponseData,
  { path, signal }: { path: string; signal: AbortSignal },
): Promise<void> {
  // an unread body ends with the agent
  body.on('error', () => undefined);
  if (statusCode !== 200) throw unavailable(messages.notReached);
  if (!TYPE.test(String(headers['content-type'] ?? '').toLowerCase()))
    throw new AppError({ code: 'UNSUPPORTED_MEDIA', message: messages.notPicture });
  if (Number(headers['content-length'] ?? 0) > avatarRules.bytesMax) throw tooLarge();
  await pipeline(body, atMost(avatarRules.bytesMax), createWriteStream(path), { signal });
}

const tooLarge = () => new AppError({ code: 'PAYLOAD_TOO_LARGE', message: messages.tooLarge });

function atMost(bytesMax: number): Transform {
  let bytes = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      done(bytes > bytesMax ? tooLarge() : null, chunk);
    },
  });
}

function told(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof InnerAddress) return badRequest(messages.notGoogle);
  return unavailable(messages.notReached, error);
}
