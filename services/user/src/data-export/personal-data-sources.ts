import type { Readable } from 'node:stream';

import { PersonalData } from '@pokriv/contracts/account/data-export';
import { unavailable } from '@pokriv/contracts/errors';
import { internalHeaders } from '@pokriv/service-kit/actor';
import type { DataOwner } from '@pokriv/service-kit/personal-data';
import { request } from 'undici';

export interface PersonalDataSource {
  /** Folder inside the ZIP. */
  name: string;
  read: (owner: DataOwner) => Promise<PersonalData>;
  open: (path: string) => Promise<Readable | undefined>;
}

/** Timeout for a person's data without pictures, which may stream longer. */
const ANSWER_MS = 30_000;

/** Another service's `/internal/personal-data/:userId`, called with an anonymous seal. */
export function serviceSource(name: string, origin: string, actorSecret: string): PersonalDataSource {
  const get = async (path: string, query: Record<string, string> = {}) => {
    return request(new URL(path, origin), {
      query,
      headers: internalHeaders('GET', path, actorSecret),
      headersTimeout: ANSWER_MS,
      bodyTimeout: ANSWER_MS,
    });
  };
  const failed = (path: string, status: number) =>
    unavailable(undefined, new Error(`${name} answered ${status} at ${path}`));
  return {
    name,
    read: async ({ userId, email }) => {
      const path = `/internal/personal-data/${encodeURIComponent(userId)}`;
      const { statusCode, body } = await get(path, email ? { email } : {});
      const text = await body.text();
      if (statusCode !== 200) throw failed(path, statusCode);
      return PersonalData.parse(JSON.parse(text));
    },
    open: async (path) => {
      const { statusCode, body } = await get(path);
      if (statusCode === 200) return body;
      await body.dump();
      if (statusCode === 404) return undefined;
      throw failed(path, statusCode);
    },
  };
}
