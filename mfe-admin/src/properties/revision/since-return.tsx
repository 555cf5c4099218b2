import type { ModerationFile } from '@pokriv/contracts/listing/moderation-file';
import type { OwnProperty } from '@pokriv/contracts/listing/property';
import { formatAgo } from '@pokriv/web-kit/format';
import { useCurrency } from '@pokriv/web-kit/price';
import { Heading, Stack, Text } from '@pokriv/web-kit/ui';

import { texts } from '../../messages.ts';
import { ChangeList } from './change-list.tsx';
import { changedFacts } from './changed-facts.ts';

interface SinceReturnProps {
  listing: OwnProperty;
  since: NonNullable<ModerationFile['sinceReturn']>;
}

/** Changes by the owner since a moderator returned the listing or its revision; a returned listing has no revision. */
export function SinceReturn({ listing, since }: SinceReturnProps) {
  const { at, changes, newPictures, gonePictures, isReordered = false } = since;
  const { describedPictures = [], markedPictures = [] } = since;
  const facts = changedFacts(listing, changes, useCurrency());
  const pictures = [
    newPictures.length > 0 && texts.since.newPictures(newPictures.length),
    gonePictures > 0 && texts.since.gonePictures(gonePictures),
    describedPictures.length > 0 && texts.since.describedPictures(describedPictures.length),
    markedPictures.length > 0 && texts.since.markedPictures(markedPictures.length),
  ].filter(Boolean);
  const isSame = facts.length === 0 && pictures.length === 0 && !isReordered;
  return (
    <Stack as="section" $gap={3}>
      <Heading as="h3" $size="text">
        {texts.since.title}
      </Heading>
      <Text $size="small" $tone="muted">
        {listing.revision ? texts.since.changesLead(formatAgo(at)) : texts.since.lead(formatAgo(at))}
      </Text>
      {isSame && <Text $size="small">{texts.since.nothing}</Text>}
      {pictures.length > 0 && <Text $size="small">{pictures.join(' · ')}</Text>}
      {isReordered && <Text $size="small">{texts.revision.reordered}</Text>}
      <ChangeList facts={facts} words={texts.since} />
    </Stack>
  );
}
