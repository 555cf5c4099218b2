import { pictureAddress } from '@pokriv/contracts/listing/picture-address';
import { Button, color, font, radius, space, Text } from '@pokriv/web-kit/ui';
import { Undo2 } from 'lucide-react';
import { styled } from 'styled-components';

import type { RemovedPicture } from './create-arrangement.ts';
import { picturesTexts as texts } from './messages.ts';

const Box = styled.section`
  display: grid;
  gap: ${space(2)};
`;

const Row = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
  padding: 0;
  list-style: none;

  li {
    display: flex;
    align-items: center;
    gap: ${space(1)};
    border: 1px solid ${color.line};
    border-radius: ${radius.control};
    overflow: hidden;
    background: ${color.sunken};
  }

  img {
    width: 64px;
    height: 48px;
    object-fit: cover;
    opacity: 0.6;
  }

  h3 {
    font-size: ${font.size.small};
  }
`;

interface RemovedPicturesProps {
  removed: readonly RemovedPicture[];
  onRestore: (id: string) => void;
}

/** Outlives the toast: a deletion can be undone within the hour. */
export function RemovedPictures({ removed, onRestore }: RemovedPicturesProps) {
  if (removed.length === 0) return null;
  return (
    <Box aria-label={texts.removedTitle}>
      <Text $size="small" $tone="muted">
        {texts.removedText}
      </Text>
      <Row>
        {removed.map(({ image: { id } }) => (
          <li key={id}>
            <img src={pictureAddress(id, 320)} alt="" />
            <Button type="button" variant="quiet" aria-label={texts.restoreOne} onClick={() => onRestore(id)}>
              <Undo2 aria-hidden />
              {texts.restore}
            </Button>
          </li>
        ))}
      </Row>
    </Box>
  );
}
