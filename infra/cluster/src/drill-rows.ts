import { rollingUpdateRow } from './kubernetes/rolling-update.row.ts';
import { mongoKilledRow, mongoStepsDownRow, redisKilledRow } from './rows/engines.rows.ts';
import { freshnessRow } from './rows/freshness.row.ts';
import { killRow, rollRow } from './rows/instances.rows.ts';
import { publishedSliceRow } from './rows/published-slice.row.ts';
import { instancesRow } from './rows/throughput.row.ts';
import { versionsRow } from './rows/versions.row.ts';

/** Rows of `npm run cluster -- drill`. */
export const drillRows = [
  rollRow,
  killRow,
  mongoKilledRow,
  mongoStepsDownRow,
  redisKilledRow,
  freshnessRow,
  publishedSliceRow,
  instancesRow,
  versionsRow,
];

/** Their order in the paper, with the row of `npm run cluster -- kubernetes`. */
export const paperOrder: readonly string[] = [...drillRows, rollingUpdateRow].map(({ name }) => name);
