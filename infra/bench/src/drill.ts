import { alertDrillRow } from './alerts/alert-drill.row.ts';
import { abuseRow } from './abuse/abuse.row.ts';
import { erasureRow } from './erasure/erasure.row.ts';
import { avatarsRow } from './avatars/avatars.row.ts';
import { flushRow } from './faults/flush.row.ts';
import { killsRow } from './faults/kills.row.ts';
import { messagesRow } from './conversations/messages.row.ts';
import { badTokensRow } from './identity/bad-tokens.row.ts';
import { permissionsRow } from './identity/permissions.row.ts';
import { outagesRow } from './outages/outages.row.ts';
import { badUploadsRow } from './pictures/bad-uploads.row.ts';
import { runRows } from './report/run-rows.ts';
import { restoreRow } from './restore/restore.row.ts';
import { sameKeyRow } from './payments/same-key.row.ts';
import { webhooksRow } from './payments/webhooks.row.ts';
import { slicesRow } from './slices/slices.row.ts';

await runRows(
  'drill',
  [
    killsRow,
    flushRow,
    webhooksRow,
    sameKeyRow,
    outagesRow,
    permissionsRow,
    badUploadsRow,
    avatarsRow,
    badTokensRow,
    slicesRow,
    erasureRow,
    abuseRow,
    messagesRow,
    alertDrillRow,
    restoreRow,
  ],
  process.argv.slice(2),
);
