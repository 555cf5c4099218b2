import { color, font, radius, space } from '@pokriv/web-kit/ui';
import { styled } from 'styled-components';

import { texts } from './messages.ts';

const Figure = styled.figure`
  display: grid;
  justify-items: center;
  gap: ${space(2)};
  margin: 0;
  font-size: ${font.size.tiny};
  color: ${color.muted};
`;

const Round = styled.div`
  position: relative;
  width: 72px;
  height: 72px;
  border-radius: ${radius.full};
  background: ${color.sunken};
  overflow: hidden;

  img {
    position: absolute;
    top: 0;
    left: 0;
    max-width: none;
    transform-origin: 0 0;
  }
`;

export interface Part {
  x: number;
  y: number;
  width: number;
  height: number;
}

export function RoundPreview({ url, part }: { url: string; part: Part }) {
  return (
    <Figure>
      <Round>
        <img
          src={url}
          alt=""
          style={{
            width: `${10_000 / part.width}%`,
            height: `${10_000 / part.height}%`,
            transform: `translate(${-part.x}%, ${-part.y}%)`,
          }}
        />
      </Round>
      <figcaption>{texts.preview}</figcaption>
    </Figure>
  );
}
