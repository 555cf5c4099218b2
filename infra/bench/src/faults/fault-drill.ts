import type { Stack } from '@pokriv/local-stack/stack/start-stack';

import type { Measure } from '../report/row.ts';
import { apiUnits, forgetData, startOwnStack, withOwnStack } from '../stack/start-own-stack.ts';
import { createApi } from './api.ts';
import { lostPromises } from './check-ledger.ts';
import { checkMails } from './check-mails.ts';
import { drainOutboxes } from './drain-outboxes.ts';
import { learnMails } from './learn-mails.ts';
import { newLedger } from './ledger.ts';
import { caughtMails } from './mails.ts';
import { registerPeople } from './people.ts';
import { writeLoad } from './write-load.ts';

/** A redelivered job waits for BullMQ's lock and some backoff. */
const DRAIN_MS = 45_000;
const TWICE_MAX = 0.01;
const SHOWN = 5;

/**
 * Runs a write load through the public API during `disturb`, waits for recovery, then checks each acknowledged call and
 * its mails.
 */
export function faultDrill(disturb: (stack: Stack) => Promise<Measure>): Promise<Measure[]> {
  forgetData('drill');
  return withOwnStack(startOwnStack('drill', { only: apiUnits }), async (stack) => {
    await stack.waitReady();
    const { bffUrl, mailUrl, mongoUrl } = stack.urls;
    const ask = createApi(bffUrl);
    const people = await registerPeople(ask, stack, 'r');
    const [landlord, tenant] = [people.landlords[0] ?? people.admin, people.tenants[0] ?? people.admin];
    const recognise = await learnMails(
      { ask, ledger: newLedger(), landlord, tenant, admin: people.admin },
      mailUrl,
    );

    const ledger = newLedger();
    const enough = new AbortController();
    const writing = writeLoad(ask, people, ledger, enough.signal);
    const disturbance = await disturb(stack).finally(() => enough.abort());
    await writing;
    await stack.waitReady();

    const started = performance.now();
    const open = await drainOutboxes(mongoUrl, DRAIN_MS);
    const lost = await lostPromises(ask, ledger, people.admin.token);
    const { sent, missing, twice } = checkMails(ledger, await caughtMails(mailUrl), recognise);
    const seconds = ((performance.now() - started) / 1000).toFixed(0);
    if (lost.length + missing.length > 0)
      console.log('missing:', [...lost, ...missing].slice(0, SHOWN).join(', '));
    return [
      disturbance,
      {
        what: 'acknowledged and lost',
        target: '0',
        measured: `${lost.length} of ${ledger.acknowledged} (${ledger.unanswered} without an answer)`,
        met: lost.length === 0 && ledger.acknowledged > 0,
      },
      {
        what: 'never notified',
        target: '0',
        measured: `${missing.length} of ${ledger.mails.length}`,
        met: missing.length === 0 && ledger.mails.length > 0,
      },
      {
        what: 'mails sent twice',
        target: '≤ 1 %',
        measured: `${twice} of ${sent} (${((100 * twice) / sent).toFixed(2)} %)`,
        met: twice / sent <= TWICE_MAX,
      },
      {
        what: 'events closed by their effect',
        target: 'all',
        measured: `${open} open after ${seconds} s`,
        met: open === 0,
      },
    ];
  });
}
