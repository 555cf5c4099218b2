import { color, font, space, Text } from '@pokriv/web-kit/ui';
import { useId, useState, type KeyboardEvent } from 'react';
import Crop from 'react-easy-crop';
import { styled } from 'styled-components';

import { CropBox } from './crop-style.ts';
import type { Square } from './cut-square.ts';
import { texts } from './messages.ts';
import { RoundPreview, type Part } from './round-preview.tsx';

const ZOOM_MAX = 4;
const ZOOM_STEP = 0.1;
/** Step of an arrow key, screen px; a fifth of it with Shift. */
const ARROW_STEP = 10;

const Controls = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space(5)};
`;

const Zoom = styled.label`
  display: grid;
  gap: ${space(1)};
  font-size: ${font.size.small};
  font-weight: ${font.weight.strong};

  input {
    width: 100%;
    height: 44px;
    margin: 0;
    accent-color: ${color.accent};
    cursor: pointer;
  }
`;

interface CropperProps {
  url: string;
  onSquare: (square: Square) => void;
}

const zoomBy: Readonly<Record<string, number>> = { '+': ZOOM_STEP, '=': ZOOM_STEP, '-': -ZOOM_STEP };

export function Cropper({ url, onSquare }: CropperProps) {
  const id = useId();
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [part, setPart] = useState<Part>();

  const zoomTo = (next: number) => setZoom(Math.min(ZOOM_MAX, Math.max(1, Math.round(next * 100) / 100)));
  const press = (event: KeyboardEvent) => {
    const step = zoomBy[event.key];
    if (step === undefined || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    zoomTo(zoom + step);
  };

  return (
    <>
      <CropBox>
        <Crop
          image={url}
          crop={crop}
          zoom={zoom}
          minZoom={1}
          maxZoom={ZOOM_MAX}
          aspect={1}
          objectFit="cover"
          cropShape="round"
          showGrid={false}
          keyboardStep={ARROW_STEP}
          disableAutomaticStylesInjection
          cropperProps={{
            role: 'application',
            'aria-label': texts.cropArea,
            'aria-describedby': `${id}-help`,
            onKeyDownCapture: press,
          }}
          onCropChange={setCrop}
          onZoomChange={zoomTo}
          onCropAreaChange={(percents, pixels) => {
            setPart(percents);
            onSquare(pixels);
          }}
        />
      </CropBox>
      <Text id={`${id}-help`} $size="small" $tone="muted">
        {texts.cropHelp}
      </Text>
      <Controls>
        <Zoom>
          {texts.zoom}
          <input
            type="range"
            min={1}
            max={ZOOM_MAX}
            step={ZOOM_STEP}
            value={zoom}
            aria-valuetext={texts.zoomText(Math.round(zoom * 100))}
            onChange={({ target }) => zoomTo(Number(target.value))}
          />
        </Zoom>
        {part && <RoundPreview url={url} part={part} />}
      </Controls>
    </>
  );
}
