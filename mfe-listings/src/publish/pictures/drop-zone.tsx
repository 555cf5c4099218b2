import { Button, Cluster, color, font, motion, radius, space } from '@pokriv/web-kit/ui';
import { Camera, ImagePlus } from 'lucide-react';
import { useRef } from 'react';
import { styled } from 'styled-components';

import { controlId } from '../../form-address/form-steps.ts';
import { ACCEPTED } from './check-picture.ts';
import { picturesTexts as texts } from './messages.ts';

const Ways = styled(Cluster)`
  justify-content: center;
`;

const Zone = styled.div<{ $isRoomy: boolean }>`
  position: relative;
  display: grid;
  justify-items: center;
  gap: ${space(2)};
  padding: ${({ $isRoomy }) => ($isRoomy ? space(8) : space(4))} ${space(4)};
  border: 2px dashed ${color.control};
  border-radius: ${radius.card};
  text-align: center;
  background: ${color.page};
  transition: border-color ${motion.quick};

  &:hover:not(:has(:disabled)) {
    border-color: ${color.accent};
  }

  > svg {
    width: 40px;
    height: 40px;
    color: ${color.accentText};
  }

  > b {
    font-size: ${font.size.lead};
    font-weight: ${font.weight.strong};
  }

  > p {
    font-size: ${font.size.small};
    color: ${color.muted};
  }

  .by-touch,
  .camera {
    display: none;
  }

  /* Hides keyboard shortcuts in a narrow window. */
  @media (pointer: coarse), (max-width: 699px) {
    .by-mouse {
      display: none;
    }
  }

  @media (pointer: coarse) {
    .by-touch {
      display: inline;
    }

    .camera {
      display: inline-flex;
    }
  }
`;

interface DropZoneProps {
  count: number;
  /** Reason why no picture can be added. */
  closed?: string;
  onFiles: (files: File[]) => void;
}

/** File picker and camera button, with a hint about drop and paste. */
export function DropZone({ count, closed, onFiles }: DropZoneProps) {
  const chooser = useRef<HTMLInputElement>(null);
  const isEmpty = count === 0;
  const isClosed = closed !== undefined;

  const photograph = () => {
    chooser.current?.setAttribute('capture', 'environment');
    chooser.current?.click();
    chooser.current?.removeAttribute('capture');
  };

  return (
    <Zone $isRoomy={isEmpty}>
      <input
        ref={chooser}
        hidden
        type="file"
        aria-label={texts.add}
        accept={ACCEPTED}
        multiple
        disabled={isClosed}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
      {isEmpty && <ImagePlus aria-hidden />}
      {isEmpty && <b>{texts.emptyTitle}</b>}
      <Ways $gap={2}>
        <Button
          id={controlId('images')}
          type="button"
          variant="secondary"
          disabled={isClosed}
          onClick={() => chooser.current?.click()}
        >
          <ImagePlus aria-hidden />
          {isEmpty ? texts.add : texts.addMore}
        </Button>
        <Button className="camera" type="button" variant="secondary" disabled={isClosed} onClick={photograph}>
          <Camera aria-hidden />
          {texts.camera}
        </Button>
      </Ways>
      <p>
        {closed ?? (
          <>
            <span className="by-mouse">{texts.drop}</span>
            <span className="by-touch">{texts.dropTouch}</span>
          </>
        )}
      </p>
    </Zone>
  );
}
