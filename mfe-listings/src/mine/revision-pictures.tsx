import type { RevisionChange } from '@pokriv/contracts/listing/revision-change';
import { color, font, Heading, space, Stack, Text } from '@pokriv/web-kit/ui';
import { styled } from 'styled-components';

import { Picture } from '../picture/picture.tsx';
import { fieldName } from '@pokriv/contracts/listing/listing-field-names';
import { picturesIn } from './revision-rows.ts';
import { revisionTexts as texts } from './revision-texts.ts';

const Row = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(96px, 1fr));
  gap: ${space(2)};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Tile = styled.li<{ $mark: 'new' | 'gone' | 'kept' }>`
  outline: ${({ $mark }) => ($mark === 'kept' ? 0 : 3)}px solid
    ${({ $mark }) => ($mark === 'new' && color.good) || color.danger};
  opacity: ${({ $mark }) => ($mark === 'gone' ? 0.6 : 1)};
`;

const Caption = styled.p`
  font-size: ${font.size.tiny};
  font-weight: ${font.weight.strong};
  color: ${color.muted};
`;

type Shown = ReturnType<typeof picturesIn>;

interface SideProps {
  label: string;
  pictures: Shown;
  other: Shown;
  mark: 'new' | 'gone';
}

function Side({ label, pictures, other, mark }: SideProps) {
  const kept = new Set(other.map(({ id }) => id));
  return (
    <Stack $gap={2}>
      <Caption>
        {label}: {texts.pictures(pictures.length)}
      </Caption>
      <Row>
        {pictures.map((image, index) => (
          <Tile key={image.id} $mark={kept.has(image.id) ? 'kept' : mark}>
            <Picture image={image} alt={image.alt || texts.picture(index + 1)} sizes="120px" />
          </Tile>
        ))}
      </Row>
    </Stack>
  );
}

export function RevisionPictures({ change, after }: { change: RevisionChange; after: string }) {
  const [old, next] = [picturesIn(change.before), picturesIn(change.after)];
  return (
    <Stack $gap={3}>
      <Heading as="h3" $size="text">
        {fieldName('images')}
      </Heading>
      {old.length + next.length === 0 && <Text>{texts.nothing}</Text>}
      <Side label={texts.before} pictures={old} other={next} mark="gone" />
      <Side label={after} pictures={next} other={old} mark="new" />
    </Stack>
  );
}
