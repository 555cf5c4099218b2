import { mkdirSync } from 'node:fs';

import { runRows } from '@pokriv/bench/report/run-rows';

import { paperOrder } from '../drill-rows.ts';
import { nodeFile } from './addresses.ts';
import { setUpNode } from './node/set-up-node.ts';
import { rollingUpdateRow } from './rolling-update.row.ts';

/** Program inside the namespaces that `run-drill.ts` makes. */
mkdirSync(nodeFile('tmp'), { recursive: true });
await setUpNode();
await runRows('cluster', [rollingUpdateRow], process.argv.slice(2), paperOrder);
