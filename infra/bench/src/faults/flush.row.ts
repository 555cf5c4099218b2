import { setTimeout as sleep } from 'node:timers/promises';

import type { Row } from '../report/row.ts';
import { sendRedis } from '../stack/send-redis.ts';
import { faultDrill } from './fault-drill.ts';

const BEFORE_MS = { least: 3000, more: 3000 };
const AFTER_MS = 4000;

export const flushRow: Row = {
  name: 'R2',
  title: 'Redis emptied at a random moment under write load',
  run: () =>
    faultDrill(async (stack) => {
      const { redis } = stack.urls.ports;
      await sleep(BEFORE_MS.least + Math.random() * BEFORE_MS.more);
      const keys = await sendRedis(redis, ['DBSIZE']);
      await sendRedis(redis, ['FLUSHALL']);
      await sleep(AFTER_MS);
      return [{ what: 'FLUSHALL', target: '', measured: `${keys.replace(':', '')} keys gone` }];
    }),
};
