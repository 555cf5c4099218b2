import { PROPERTY_LIMITS } from '@pokriv/contracts/property-options';
import type { PropertyImage } from '@pokriv/contracts/property';
import { Badge, Card, color, font, IconButton, layer, radius, space } from '@pokriv/web-kit/ui';
import { ArrowLeft, ArrowRight, Star, Trash2 } from 'lucide-react';
import { styled } from 'styled-components';

import { Picture } from '../../picture/picture.tsx';
import { publishTexts as texts } from '../messages.ts';

const Mark = styled.div`
  position: absolute;
  top: ${space(2)};
  left: ${space(2)};
  z-index: ${layer.raised};
`;

const Buttons = styled.div`
  display: flex;
  justify-content: space-between;
  padding: 0 ${space(1)};
`;

const Alt = styled.input`
  width: 100%;
  min-height: 44px;
  padding: ${space(2)} ${space(3)};
  border: 0;
  border-top: 1px solid ${color.line};
  border-radius: 0 0 ${radius.card} ${radius.card};
  font-size: ${font.size.small};
  background: transparent;

  &::placeholder {
    color: ${color.muted};
    opacity: 1;
  }

  &:focus-visible {
    outline-offset: -3px;
  }
`;

interface PictureTileProps {
  image: PropertyImage;
  index: number;
  count: number;
  onMove: (from: number, to: number) => void;
  onDescribe: (id: string, alt: string) => void;
  onRemove: (id: string) => void;
}

/** One picture of the draft: its place in the order, what is on it, and away with it. */
export function PictureTile({ image, index, count, onMove, onDescribe, onRemove }: PictureTileProps) {
  const number = index + 1;
  return (
    <Card as="li" $flush>
      {index === 0 && (
        <Mark>
          <Badge $tone="accent">{texts.cover}</Badge>
        </Mark>
      )}
      <Picture image={image} alt={texts.alt(number)} sizes="220px" />
      <Buttons>
        <IconButton
          label={texts.moveBack(number)}
          disabled={index === 0}
          onClick={() => onMove(index, index - 1)}
        >
          <ArrowLeft />
        </IconButton>
        <IconButton label={texts.makeCover} disabled={index === 0} onClick={() => onMove(index, 0)}>
          <Star />
        </IconButton>
        <IconButton
          label={texts.moveOn(number)}
          disabled={index === count - 1}
          onClick={() => onMove(index, index + 1)}
        >
          <ArrowRight />
        </IconButton>
        <IconButton label={texts.deletePicture(number)} onClick={() => onRemove(image.id)}>
          <Trash2 />
        </IconButton>
      </Buttons>
      <Alt
        key={image.alt}
        aria-label={texts.alt(number)}
        placeholder={texts.altPlaceholder}
        maxLength={PROPERTY_LIMITS.altMax}
        defaultValue={image.alt}
        onBlur={(event) => onDescribe(image.id, event.target.value.trim())}
      />
    </Card>
  );
}
