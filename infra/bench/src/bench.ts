import { alertsRow } from './alerts/alerts.row.ts';
import { clusterRow } from './cluster/cluster.row.ts';
import { streamsRow } from './conversations/streams.row.ts';
import { proxyRow } from './proxy/proxy.row.ts';
import { lighthouseRow } from './pages/lighthouse.row.ts';
import { vitalsRow } from './pages/vitals.row.ts';
import { weightRow } from './pages/weight.row.ts';
import { picturesRow } from './pictures/pictures.row.ts';
import { runRows } from './report/run-rows.ts';
import { depthRow } from './search/depth.row.ts';
import { scaleRow } from './search/scale.row.ts';
import { searchRow } from './search/search.row.ts';
import { tokenRow } from './search/token.row.ts';
import { startRow } from './start/start.row.ts';
import { telemetryRow } from './telemetry/telemetry.row.ts';

await runRows(
  'bench',
  [
    searchRow,
    scaleRow,
    depthRow,
    proxyRow,
    tokenRow,
    weightRow,
    vitalsRow,
    lighthouseRow,
    picturesRow,
    startRow,
    telemetryRow,
    clusterRow,
    streamsRow,
    alertsRow,
  ],
  process.argv.slice(2),
);
