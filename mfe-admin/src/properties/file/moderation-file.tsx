import { useRead } from '@pokriv/web-kit/api';
import { Button, Grid, Loading, Notice, Skeleton } from '@pokriv/web-kit/ui';

import { fresh } from '../../list/fresh.ts';
import { texts as common } from '../../messages.ts';
import { texts } from './messages.ts';
import { OwnerRecord } from './owner-record.tsx';
import { RiskPanel } from './risk-panel.tsx';

export function ModerationFile({ id }: { id: string }) {
  const { data, error, mutate } = useRead('readModerationFile', { params: { id }, swr: fresh });
  if (data) {
    return (
      <Grid $min={320} $gap={4} $fill>
        <RiskPanel risks={data.data.risks} />
        <OwnerRecord owner={data.data.owner} />
      </Grid>
    );
  }
  if (error) {
    return (
      <Notice tone="wait" title={texts.failed}>
        {error.message}{' '}
        <Button type="button" size="small" variant="secondary" onClick={() => void mutate()}>
          {common.retry}
        </Button>
      </Notice>
    );
  }
  return (
    <Loading>
      <Grid $min={320} $gap={4} $fill>
        <Skeleton $height="160px" />
        <Skeleton $height="160px" />
      </Grid>
    </Loading>
  );
}
