import { Badge } from '@pokriv/web-kit/ui';
import { TriangleAlert } from 'lucide-react';

import { texts } from './messages.ts';
import type { Bulk } from './use-bulk.ts';

/** Number of selected listings with a risk or with unknown risks; nothing when all are clean. */
export function RiskCount({ bulk: { chosen, risky, unknown } }: { bulk: Bulk }) {
  return (
    <>
      {risky.length > 0 && (
        <Badge $tone="danger">
          <TriangleAlert />
          {texts.risky(risky.length, chosen.length)}
        </Badge>
      )}
      {unknown.length > 0 && <Badge $tone="wait">{texts.unknown(unknown.length, chosen.length)}</Badge>}
    </>
  );
}
