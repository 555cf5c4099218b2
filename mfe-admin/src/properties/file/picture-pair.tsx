import type { RiskFlag } from '@pokriv/contracts/listing/moderation-file';
import { pictureAddress } from '@pokriv/contracts/listing/picture-address';
import { color, radius, space, Stack, Text } from '@pokriv/web-kit/ui';
import { styled } from 'styled-components';

import { texts } from './messages.ts';
import { OtherListing } from './other-listing.tsx';

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(2)};
  max-width: 520px;

  figure {
    margin: 0;
  }

  img {
    width: 100%;
    height: auto;
    aspect-ratio: 3 / 2;
    object-fit: cover;
    border-radius: ${radius.control};
    background: ${color.surface};
  }
`;

type SimilarPicture = Extract<RiskFlag, { kind: 'similar_picture' }>;

export function PicturePair({ risk }: { risk: SimilarPicture }) {
  const { picture, otherPicture, other, distance } = risk;
  const sides = [
    { id: picture, caption: texts.here },
    { id: otherPicture, caption: texts.there(other.ownerName) },
  ];
  return (
    <Stack $gap={2}>
      <Pair>
        {sides.map(({ id, caption }) => (
          <figure key={caption}>
            <img src={pictureAddress(id, 640)} alt={caption} loading="lazy" width={640} height={427} />
            <Text as="figcaption" $size="tiny" $tone="muted">
              {caption}
            </Text>
          </figure>
        ))}
      </Pair>
      <Text $size="small">{texts.differs(distance)}</Text>
      <OtherListing other={other} />
    </Stack>
  );
}
