import { pathTo } from '@pokriv/contracts/page';
import * as pages from '@pokriv/contracts/pages';
import type { OwnProperty } from '@pokriv/contracts/listing/property';
import { useRead } from '@pokriv/web-kit/api';
import { errorText } from '@pokriv/web-kit/messages';
import { useCurrency } from '@pokriv/web-kit/price';
import { Button, ButtonLink, ErrorState, Loading, Skeleton, Stack, Text } from '@pokriv/web-kit/ui';
import { Dialog } from '@pokriv/web-kit/ui/dialog';

import { RevisionPictures } from './revision-pictures.tsx';
import { revisionRows } from './revision-rows.ts';
import { RevisionTable } from './revision-table.tsx';
import { revisionTexts as texts } from './revision-texts.ts';

type RevisionStatus = NonNullable<OwnProperty['revision']>['status'];

function Difference({ id, status }: { id: string; status: RevisionStatus }) {
  const currency = useCurrency();
  const { data, error, mutate } = useRead('readRevision', { params: { id }, swr: { dedupingInterval: 0 } });
  if (error && !data)
    return <ErrorState message={errorText('property.load')} onRetry={() => void mutate()} />;
  if (!data) {
    return (
      <Loading>
        <Stack $gap={3}>
          <Skeleton $height="64px" />
          <Skeleton $height="64px" />
        </Stack>
      </Loading>
    );
  }
  const rows = revisionRows(data.data, currency);
  const pictures = data.data.find(({ field }) => field === 'images');
  if (rows.length === 0 && !pictures) return <Text>{texts.same}</Text>;
  return (
    <Stack $gap={5}>
      {rows.length > 0 && <RevisionTable rows={rows} after={texts.after[status]} />}
      {pictures && <RevisionPictures change={pictures} after={texts.after[status]} />}
    </Stack>
  );
}

interface RevisionDialogProps {
  listing: OwnProperty;
  onClose: () => void;
}

/** The public version beside the pending or rejected revision (decisions §5). */
export function RevisionDialog({ listing: { id, revision }, onClose }: RevisionDialogProps) {
  return (
    <Dialog
      open
      wide
      title={texts.title}
      onClose={onClose}
      footer={
        <>
          <Button type="button" variant="secondary" onClick={onClose}>
            {texts.close}
          </Button>
          <ButtonLink to={pathTo(pages.editListing, id)}>{texts.edit}</ButtonLink>
        </>
      }
    >
      <Stack $gap={4}>
        {revision && (
          <>
            <Text $tone="muted">{texts.lead[revision.status]}</Text>
            <Difference id={id} status={revision.status} />
          </>
        )}
      </Stack>
    </Dialog>
  );
}
