import { setTimeout as sleep } from 'node:timers/promises';

import { createRandom, type Random } from '../random.ts';
import type { Row } from '../report/row.ts';
import { faultDrill } from './fault-drill.ts';

const KILLS = 30;
const AT_ONCE = 3;
const WITHIN_MS = 600;
const RECOVERY_MS = 5000;
const WRITING_MS = 900;
const LOOK_MS = 50;
const victims = [
  'mongo',
  'redis',
  'property',
  'user',
  'moderation',
  'conversations',
  'notifications',
  'bff',
  'auth',
  'auth-keeper',
];

export const killsRow: Row = {
  name: 'R1',
  title: `${KILLS} × kill -9 over ${victims.length} processes under write load`,
  run: () =>
    faultDrill(async (stack) => {
      const random = createRandom(1);
      const order = Array.from({ length: KILLS / victims.length }, () => shuffled(random, victims)).flat();
      for (let kill = 0; kill < order.length; kill += AT_ONCE) {
        await sleep(WRITING_MS);
        await Promise.all(
          order.slice(kill, kill + AT_ONCE).map(async (victim) => {
            await sleep(random.below(WITHIN_MS));
            // a restarting process has no state to lose yet
            while (stack.pid(victim) === undefined) await sleep(LOOK_MS);
            stack.kill(victim, 'SIGKILL');
          }),
        );
        await Promise.race([stack.waitReady(), sleep(RECOVERY_MS)]);
      }
      const each = order.length / victims.length;
      const measured = `${order.length}: ${each} × each of ${victims.join(', ')}`;
      return [{ what: 'kill -9', target: '≥ 25', measured, met: order.length >= 25 }];
    }),
};

function shuffled(random: Random, names: readonly string[]): string[] {
  const rest = [...names];
  return names.map(() => {
    const [name = ''] = rest.splice(random.below(rest.length), 1);
    return name;
  });
}
