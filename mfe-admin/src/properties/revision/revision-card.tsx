import type { RiskFlag } from '@pokriv/contracts/listing/moderation-file';
import type { RevisionChange } from '@pokriv/contracts/listing/revision-change';
import type { OwnProperty } from '@pokriv/contracts/listing/property';
import { useRead } from '@pokriv/web-kit/api';
import { useCurrency } from '@pokriv/web-kit/price';
import { Heading, Notice, Skeleton, Stack, Text } from '@pokriv/web-kit/ui';

import { fresh } from '../../list/fresh.ts';
import { texts } from '../../messages.ts';
import { scamWordsIn } from '../file/group-risks.ts';
import { ChangedPictures } from './changed-pictures.tsx';
import { changedFacts } from './changed-facts.ts';
import { ChangeList } from './change-list.tsx';

interface RevisionCardProps {
  listing: OwnProperty;
  risks: readonly RiskFlag[];
}

function Changes({ listing, risks, changes }: RevisionCardProps & { changes: readonly RevisionChange[] }) {
  const currency = useCurrency();
  const pictures = changes.find(({ field }) => field === 'images');
  return (
    <Stack $gap={4}>
      <ChangeList facts={changedFacts(listing, changes, currency)} words={texts.revision} />
      {pictures && <ChangedPictures change={pictures} phrases={scamWordsIn(risks, 'alt')} />}
    </Stack>
  );
}

/** Changes of a public listing that wait for a decision. */
export function RevisionCard({ listing, risks }: RevisionCardProps) {
  const { data, error } = useRead('readRevision', { params: { id: listing.id }, swr: fresh });
  return (
    <Stack as="section" $gap={3}>
      <Heading as="h3" $size="text">
        {texts.revision.title}
      </Heading>
      <Text $size="small" $tone="muted">
        {texts.revision.lead}
      </Text>
      {error && !data && <Notice tone="wait">{error.message}</Notice>}
      {!error && !data && <Skeleton $height="96px" />}
      {data && <Changes listing={listing} risks={risks} changes={data.data} />}
    </Stack>
  );
}
