import type { Stack } from '@pokriv/local-stack/stack/start-stack';
import { MongoClient } from 'mongodb';

import type { Measure } from '../report/row.ts';
import { apiUnits, forgetData, startOwnStack, withOwnStack } from '../stack/start-own-stack.ts';
import { createApi, type Ask } from './api.ts';
import { lostPromises } from './check-ledger.ts';
import { checkMails } from './check-mails.ts';
import { drainOutboxes } from './drain-outboxes.ts';
import { learnMails } from './learn-mails.ts';
import { newLedger, type Ledger } from './ledger.ts';
import { caughtMails, type Recognisers } from './mails.ts';
import { registerPeople, type People } from './people.ts';
import { writeLoad } from './write-load.ts';

/** A redelivered job waits for BullMQ's lock and some backoff. */
const DRAIN_MS = 45_000;
const TWICE_MAX = 0.01;
const SHOWN = 5;

/** Runs one drill on a stack of its own. */
export function faultDrill(disturb: (stack: Stack) => Promise<Measure[]>): Promise<Measure[]> {
  forgetData('drill');
  return withOwnStack(startOwnStack('drill', { only: apiUnits }), async (stack) => {
    await stack.waitReady();
    return drillFaults(await prepareDrill(stack), { run: '' }, () => disturb(stack));
  });
}

/** People who write and the mails that they cause, for any number of drills on one stack. */
export interface PreparedDrill {
  stack: Stack;
  ask: Ask;
  people: People;
  recognise: Recognisers;
}

export async function prepareDrill(stack: Stack): Promise<PreparedDrill> {
  const ask = createApi(stack.urls.bffUrl);
  const people = await registerPeople(ask, stack, 'r');
  const [landlord, tenant] = [people.landlords[0] ?? people.admin, people.tenants[0] ?? people.admin];
  const parts = { ask, ledger: newLedger(), landlord, tenant, admin: people.admin };
  return { stack, ask, people, recognise: await learnMails(parts, stack.urls.mailUrl) };
}

/**
 * Runs a write load through the public API during `disturb`, waits for recovery, then checks each acknowledged call and
 * its mails.
 * `run` tells the drills of one stack apart: letters before x.
 */
export async function drillFaults(
  { stack, ask, people, recognise }: PreparedDrill,
  { run, slowness }: { run: string; slowness?: number },
  disturb: (ledger: Ledger) => Promise<Measure[]>,
): Promise<Measure[]> {
  const { mailUrl, mongoUrl } = stack.urls;
  const withheldBefore = await withheldReports(mongoUrl);
  const ledger = newLedger();
  const enough = new AbortController();
  const writing = writeLoad({ ask, people, ledger, run, slowness }, enough.signal);
  const disturbances = await disturb(ledger).finally(() => enough.abort());
  await writing;
  await stack.waitReady();

  const started = performance.now();
  const open = await drainOutboxes(mongoUrl, DRAIN_MS);
  const lost = await lostPromises(ask, ledger, people.admin.token);
  const mails = checkMails(ledger, await caughtMails(mailUrl), recognise);
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  const withheld = (await withheldReports(mongoUrl)) - withheldBefore;
  const { missing, capped } = withoutCapped(mails.missing, withheld);
  if (lost.length + missing.length > 0)
    console.log('missing:', [...lost, ...missing].slice(0, SHOWN).join(', '));
  return [
    ...disturbances,
    {
      what: 'acknowledged and lost',
      target: '0',
      measured: `${lost.length} of ${ledger.acknowledged} (${ledger.unanswered.length} without an answer)`,
      met: lost.length === 0 && ledger.acknowledged > 0,
    },
    {
      what: 'never notified',
      target: '0',
      measured: `${missing.length} of ${ledger.mails.length}${capped > 0 ? ` (${capped} reports in the digest of the hour)` : ''}`,
      met: missing.length === 0 && ledger.mails.length > 0,
    },
    {
      what: 'mails sent twice',
      target: '≤ 1 %',
      measured: `${mails.twice} of ${mails.sent} (${((100 * mails.twice) / mails.sent).toFixed(2)} %)`,
      met: mails.twice / mails.sent <= TWICE_MAX,
    },
    {
      what: 'events closed by their effect',
      target: 'all',
      measured: `${open} open after ${seconds} s`,
      met: open === 0,
    },
  ];
}

/** Administrators get a mail for each of an hour's first reports, a digest for the others. */
async function withheldReports(mongoUrl: string): Promise<number> {
  const client = new MongoClient(mongoUrl);
  try {
    return await client
      .db('notifications')
      .collection('counted_reports')
      .countDocuments({ isWithheld: true });
  } finally {
    await client.close();
  }
}

function withoutCapped(missing: readonly string[], withheld: number) {
  const reports = missing.filter((mail) => mail.startsWith('notified'));
  const others = missing.filter((mail) => !mail.startsWith('notified'));
  return { missing: [...others, ...reports.slice(withheld)], capped: Math.min(withheld, reports.length) };
}
