import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

import type { TenantFacts } from '@pokriv/contracts/conversation/thread';

import type { Ask } from '../faults/api.ts';
import { listingFields } from '../faults/listing-fields.ts';
import type { People, Person } from '../faults/people.ts';
import { pictureForm } from '../faults/picture.ts';
import { waitUntil } from '../stack/wait-until.ts';

const PATIENCE_MS = 60_000;
const RETRY_MS = 100;
const AT_ONCE = 8;

export interface BenchThread {
  id: string;
  listingId: string;
  tenant: Person;
  landlord: Person;
}

/** A public listing of the landlord. @throws Error when a step is refused */
export async function publishOf(ask: Ask, landlord: Person, admin: Person, token: string): Promise<string> {
  const { token: mine } = landlord;
  const created = await ask('createProperty', { body: listingFields(token), token: mine });
  const id = created.body.data?.id ?? '';
  await ask('uploadImages', { params: { id }, form: pictureForm(), token: mine });
  await ask('submitProperty', { params: { id }, token: mine });
  const { isAcknowledged, status, body } = await ask('approveProperty', {
    params: { id },
    token: admin.token,
  });
  if (!isAcknowledged) throw new Error(`approving a listing answered ${status} ${body.code}`);
  return id;
}

/**
 * Starts a thread of a tenant about a listing; waits for the copies of the conversations service.
 * @throws Error when it is not started in time
 */
export async function startTalk(
  ask: Ask,
  { listingId, tenant, landlord }: Omit<BenchThread, 'id'>,
  text: string,
  facts?: TenantFacts,
): Promise<BenchThread> {
  const body = { listingId, text, clientId: randomUUID(), facts };
  let id: string | undefined;
  let last = '';
  await waitUntil(async () => {
    const answer = await ask('startThread', { body, token: tenant.token });
    last = `${answer.status} ${answer.body.code ?? ''}`;
    id = (answer.body.data as { thread?: { id: string } } | undefined)?.thread?.id;
    return id !== undefined;
  }, PATIENCE_MS).catch(() => {
    throw new Error(`starting a thread answered ${last}`);
  });
  return { id: id ?? '', listingId, tenant, landlord };
}

/** One public listing a landlord, and a thread of each tenant about `perTenant` of them. */
export async function startTalks(
  ask: Ask,
  { admin, tenants, landlords }: People,
  perTenant: number,
): Promise<BenchThread[]> {
  const listings = await Promise.all(
    landlords.map(async (landlord, index) => ({
      landlord,
      listingId: await publishOf(ask, landlord, admin, `разговор ${index}`),
    })),
  );
  const talks = tenants.flatMap((tenant, index) =>
    Array.from({ length: perTenant }, (_, offset) => {
      const listing = listings[(index + offset) % listings.length];
      return listing ? [{ tenant, ...listing }] : [];
    }).flat(),
  );
  const started: BenchThread[] = [];
  for (let from = 0; from < talks.length; from += AT_ONCE)
    started.push(
      ...(await Promise.all(
        talks
          .slice(from, from + AT_ONCE)
          .map((talk, index) =>
            startTalk(ask, talk, `Здравейте, това е разговор ${from + index}. Свободно ли е?`),
          ),
      )),
    );
  return started;
}

export interface Sending {
  threadId: string;
  token: string;
  text: string;
}

/** Sends a message as the browser does: the same `clientId` again until it is acknowledged. @returns the attempts */
export async function sendUntilTaken(ask: Ask, { threadId, token, text }: Sending): Promise<number> {
  const body = { text, clientId: randomUUID() };
  for (let attempts = 1; ; attempts += 1) {
    const {
      isAcknowledged,
      isUnknown,
      status,
      body: reply,
    } = await ask('sendMessage', {
      params: { id: threadId },
      body,
      token,
    });
    if (isAcknowledged) return attempts;
    // 401 and 429: a service behind the gateway was restarted, or asks to wait
    if (!isUnknown && status !== 401 && status !== 429)
      throw new Error(`a message answered ${status} ${reply.code}`);
    await sleep(RETRY_MS);
  }
}

export interface ReadMessage {
  seq: number;
  from: 'me' | 'other' | 'system';
  text: string;
}

/** All messages of a thread as one of its people reads them, in the order of the thread. */
export async function readAll(ask: Ask, threadId: string, token: string): Promise<ReadMessage[]> {
  const messages: ReadMessage[] = [];
  for (;;) {
    const after = String(messages.at(-1)?.seq ?? 0);
    const { status, body } = await ask('readThread', { params: { id: threadId }, query: { after }, token });
    if (status !== 200) throw new Error(`reading a thread answered ${status} ${body.code}`);
    const { messages: page = [] } = (body.data ?? {}) as { messages?: ReadMessage[] };
    if (page.length === 0) return messages;
    messages.push(...page);
  }
}
