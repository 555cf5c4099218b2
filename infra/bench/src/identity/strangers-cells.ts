import { randomUUID } from 'node:crypto';

import { calls, fillPath, type CallName } from '@pokriv/contracts/calls';
import { endpointList } from '@pokriv/contracts/endpoints';
import type { ErrorCode } from '@pokriv/contracts/errors';
import { answerOf } from '@pokriv/service-kit/testing-permissions';

import { startTalk } from '../conversations/talks.ts';
import type { Ask } from '../faults/api.ts';
import type { Person } from '../faults/people.ts';
import type { Cell } from './try-permissions.ts';

const PATIENCE_MS = 15_000;
const DAY_MS = 86_400_000;
const tomorrow = (): string => `${new Date(Date.now() + DAY_MS).toISOString().slice(0, 11)}10:00:00.000Z`;

const hours = {
  ...{ weekly: [], exceptions: [], slotMinutes: 20, bufferMinutes: 0, minNoticeHours: 3 },
  ...{ horizonDays: 14, seats: 1, maxADay: 8, mode: 'off' },
};

/** Calls about a thread of two people, with bodies that would be taken from these two. */
const ofThread = (): Partial<Record<CallName, object | undefined>> => ({
  readThread: undefined,
  changeThread: { isMuted: true },
  sendMessage: { text: 'Не съм от този разговор.', clientId: randomUUID() },
  markThreadRead: { seq: 1 },
  blockThread: { isBlocked: true },
  reportThread: { reason: 'spam' },
});
const ofViewing = (): Partial<Record<CallName, object | undefined>> => ({
  readViewing: undefined,
  readViewingFile: undefined,
  confirmViewing: {},
  declineViewing: {},
  counterViewing: { options: [tomorrow()] },
  moveViewing: { start: tomorrow() },
  cancelViewing: {},
  tellComing: { isComing: true },
  tellOutcome: { outcome: 'done' },
});
/** Calls of landlords about a listing; the service does not say whose it is. */
const ofListing = (): Partial<Record<CallName, object | undefined>> => ({
  notifyThreads: { text: 'Отдадох го, благодаря!' },
  readListingAvailability: undefined,
  saveListingAvailability: hours,
  dropListingAvailability: undefined,
});

/** Named here with a body of their own. */
export const isTriedByStrangers = (name: CallName): boolean => Object.hasOwn(ofListing(), name);

interface Talk {
  listingId: string;
  tenant: Person;
  landlord: Person;
}

/**
 * Every call about a thread and a viewing of two people, by people who are neither; and every call about a listing's
 * hours and threads, by another landlord.
 * @throws Error when the thread or the viewing cannot be made
 */
export async function strangersCells(
  { ask, bffUrl }: { ask: Ask; bffUrl: string },
  talk: Talk,
  strangers: Readonly<Record<'tenant' | 'landlord' | 'admin', Person>>,
): Promise<Cell[]> {
  const { id: threadId } = await startTalk(ask, talk, 'Здравейте, свободно ли е?');
  const wanted = { listingId: talk.listingId, options: [tomorrow()] };
  const asked = await ask('askViewing', { body: wanted, token: talk.tenant.token });
  const viewingId = (asked.body.data as { viewing?: { id: string } } | undefined)?.viewing?.id;
  if (!viewingId) throw new Error(`asking for a viewing answered ${asked.status} ${asked.body.code}`);

  const cells: Cell[] = [];
  const attempt = async (who: string, { token }: Person, id: string, asks: ReturnType<typeof ofThread>) => {
    for (const [name, body] of Object.entries(asks) as [CallName, object | undefined][])
      cells.push({
        call: name,
        who,
        came: await answer(bffUrl, { name, id, body, token }),
        expected: 'NOT_FOUND',
      });
  };
  for (const [who, person] of Object.entries(strangers)) {
    await attempt(`a ${who} who is not in the thread`, person, threadId, ofThread());
    await attempt(`a ${who} who is not of the viewing`, person, viewingId, ofViewing());
  }
  await attempt('another landlord', strangers.landlord, talk.listingId, ofListing());

  const { body } = await ask('readThread', { params: { id: threadId }, token: talk.tenant.token });
  const { messages = [], isMuted } = (body.data ?? {}) as {
    messages?: { from: string }[];
    isMuted?: boolean;
  };
  const isWhole = messages.filter(({ from }) => from !== 'system').length === 1 && isMuted === false;
  cells.push({
    call: 'readThread',
    who: 'its tenant afterwards',
    came: isWhole ? 'through' : 'CONFLICT',
    expected: 'through',
  });
  return cells;
}

interface Attempt {
  name: CallName;
  id: string;
  body: object | undefined;
  token: string;
}

async function answer(bffUrl: string, { name, id, body, token }: Attempt): Promise<Cell['came']> {
  const { method, path } = calls[name];
  const endpoint = endpointList.find((one) => one.name === name);
  if (!endpoint) throw new Error(`there is no call ${name}`);
  const reply = await fetch(`${bffUrl}/api${fillPath(path, { id })}`, {
    method: method.toUpperCase(),
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    body: body && JSON.stringify(body),
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  const text = await reply.text();
  const isJson = reply.headers.get('content-type')?.includes('json');
  const code = isJson ? (JSON.parse(text) as { code?: ErrorCode }).code : undefined;
  return answerOf({ status: reply.status, code }, endpoint);
}
