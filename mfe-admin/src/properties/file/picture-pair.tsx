import type { RiskFlag } from '@pokriv/contracts/listing/moderation-file';
import { pictureAddress } from '@pokriv/contracts/listing/picture-address';
import { color, radius, space, Stack, Text } from '@pokriv/web-kit/ui';
import { styled } from 'styled-components';

import { texts } from './messages.ts';
import { OtherListing } from './other-listing.tsx';

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, 96px) minmax(0, 1fr);
  align-items: center;
  gap: ${space(2)};

  img {
    width: 96px;
    height: 64px;
    object-fit: cover;
    border-radius: ${radius.control};
    background: ${color.sunken};
  }
`;

type SimilarPicture = Extract<RiskFlag, { kind: 'similar_picture' }>;

export function PicturePair({ risk }: { risk: SimilarPicture }) {
  const { picture, otherPicture, other, distance } = risk;
  const sides = [
    { id: picture, name: texts.here },
    { id: otherPicture, name: texts.there(other.ownerName) },
  ];
  return (
    <Pair>
      {sides.map(({ id, name }) => (
        <a key={name} href={pictureAddress(id, 1280)} target="_blank" rel="noreferrer">
          <img src={pictureAddress(id, 320)} alt={name} loading="lazy" width={96} height={64} />
        </a>
      ))}
      <Stack $gap={1}>
        <OtherListing other={other} />
        <Text $size="tiny" $tone="muted">
          {texts.differs(distance)}
        </Text>
      </Stack>
    </Pair>
  );
}
