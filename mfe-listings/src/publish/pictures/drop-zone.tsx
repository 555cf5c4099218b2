import { color, font, motion, radius, space } from '@pokriv/web-kit/ui';
import { ImagePlus } from 'lucide-react';
import { useState, type DragEvent } from 'react';
import { styled } from 'styled-components';

import { publishTexts as texts } from '../messages.ts';
import { controlId } from '../steps.ts';
import { ACCEPTED } from './check-picture.ts';

const Zone = styled.label<{ $isOver: boolean }>`
  position: relative;
  display: grid;
  justify-items: center;
  gap: ${space(1)};
  padding: ${space(7)} ${space(4)};
  border: 2px dashed ${({ $isOver }) => ($isOver ? color.accent : color.control)};
  border-radius: ${radius.card};
  text-align: center;
  background: ${({ $isOver }) => ($isOver ? color.accentTint : color.page)};
  cursor: pointer;
  transition: border-color ${motion.quick};

  &:has(:focus-visible) {
    outline: 3px solid ${color.accent};
    outline-offset: 2px;
  }

  &:has(:disabled) {
    cursor: not-allowed;
    color: ${color.muted};
  }

  svg {
    width: 36px;
    height: 36px;
    color: ${color.accentText};
  }

  b {
    font-weight: ${font.weight.strong};
  }

  span {
    font-size: ${font.size.small};
    color: ${color.muted};
  }

  input {
    position: absolute;
    inset: 0;
    opacity: 0;
    cursor: inherit;
  }
`;

interface DropZoneProps {
  disabled: boolean;
  onFiles: (files: File[]) => void;
}

/** Takes pictures by choice, by camera, or dropped on it. */
export function DropZone({ disabled, onFiles }: DropZoneProps) {
  const [isOver, setIsOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    if (!disabled) onFiles([...event.dataTransfer.files]);
  };
  return (
    <Zone
      $isOver={isOver && !disabled}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <ImagePlus aria-hidden />
      <b>{texts.picturesAdd}</b>
      <span>{disabled ? texts.picturesFirst : texts.picturesDrop}</span>
      <input
        id={controlId('images')}
        type="file"
        accept={`${ACCEPTED},.heic`}
        multiple
        disabled={disabled}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
    </Zone>
  );
}
