import { pictureAddress } from '@pokriv/contracts/listing/picture-address';
import type { RevisionChange } from '@pokriv/contracts/listing/revision-change';
import type { PropertyImage } from '@pokriv/contracts/listing/property';
import { color, font, radius, space, Stack, Text } from '@pokriv/web-kit/ui';
import { styled } from 'styled-components';

import { texts } from '../../messages.ts';
import { MarkedText } from '../file/marked-text.tsx';

const Row = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(96px, 1fr));
  gap: ${space(2)};
  padding: 0;
  list-style: none;
`;

const Tile = styled.li<{ $mark: string | undefined }>`
  font-size: ${font.size.tiny};

  img {
    width: 100%;
    height: auto;
    aspect-ratio: 3 / 2;
    border: 2px solid ${({ $mark }) => ($mark ? color.accent : 'transparent')};
    border-radius: ${radius.control};
    object-fit: cover;
  }
`;

const picturesIn = (value: unknown): PropertyImage[] =>
  Array.isArray(value) ? (value as PropertyImage[]) : [];

interface SideProps {
  label: string;
  pictures: readonly PropertyImage[];
  other: readonly PropertyImage[];
  /** Badge of a picture on this side only. */
  mark: string;
  phrases: readonly string[];
}

const isDescribedAs = (one: PropertyImage, other: PropertyImage): boolean =>
  one.alt === other.alt && Boolean(one.isFloorPlan) === Boolean(other.isFloorPlan);

const keptOrder = (pictures: readonly PropertyImage[], other: readonly PropertyImage[]): string =>
  pictures
    .filter(({ id }) => other.some((one) => one.id === id))
    .map(({ id }) => id)
    .join();

function Side({ label, pictures, other, mark, phrases }: SideProps) {
  const others = new Map(other.map((image) => [image.id, image]));
  return (
    <Stack $gap={1}>
      <Text $size="small" $tone="muted">
        {label}: {texts.revision.picturesCount(pictures.length)}
      </Text>
      <Row>
        {pictures.map((image, index) => {
          const { id, alt, isFloorPlan } = image;
          const same = others.get(id);
          const isChanged = same !== undefined && !isDescribedAs(image, same);
          const words = [!same && mark, isFloorPlan && texts.listing.floorPlan];
          return (
            <Tile key={id} $mark={same && !isChanged ? undefined : mark}>
              <img
                src={pictureAddress(id, 320)}
                alt={alt || texts.listing.picture(index + 1, pictures.length)}
                loading="lazy"
              />
              <p>{words.filter(Boolean).join(', ')}</p>
              {isChanged && (
                <p>
                  {alt ? (
                    <MarkedText field="alt" text={alt} phrases={phrases} />
                  ) : (
                    texts.revision.noDescription
                  )}
                </p>
              )}
            </Tile>
          );
        })}
      </Row>
    </Stack>
  );
}

interface ChangedPicturesProps {
  change: RevisionChange;
  /** Scam phrases found in the new descriptions. */
  phrases?: readonly string[];
}

export function ChangedPictures({ change, phrases = [] }: ChangedPicturesProps) {
  const [before, after] = [picturesIn(change.before), picturesIn(change.after)];
  return (
    <Stack as="section" $gap={3}>
      <Text $size="small">
        <strong>{texts.revision.pictures}</strong>
      </Text>
      {keptOrder(before, after) !== keptOrder(after, before) && (
        <Text $size="small">{texts.revision.reordered}</Text>
      )}
      <Side
        label={texts.revision.before}
        pictures={before}
        other={after}
        mark={texts.revision.gonePicture}
        phrases={phrases}
      />
      <Side
        label={texts.revision.after}
        pictures={after}
        other={before}
        mark={texts.revision.newPicture}
        phrases={phrases}
      />
    </Stack>
  );
}
