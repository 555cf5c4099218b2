import { color, font, layer, radius, space } from '@pokriv/web-kit/ui';
import { ImagePlus } from 'lucide-react';
import { createPortal } from 'react-dom';
import { styled } from 'styled-components';

import { picturesTexts as texts } from './messages.ts';

const Veil = styled.div`
  position: fixed;
  inset: 0;
  z-index: ${layer.toast};
  display: grid;
  place-items: center;
  padding: ${space(4)};
  background: color-mix(in srgb, ${color.veil} 55%, transparent);
  pointer-events: none;

  > div {
    display: grid;
    justify-items: center;
    gap: ${space(2)};
    width: min(100%, 480px);
    padding: ${space(12)} ${space(5)};
    border: 3px dashed ${color.accent};
    border-radius: ${radius.card};
    text-align: center;
    color: ${color.text};
    background: ${color.surface};
  }

  svg {
    width: 48px;
    height: 48px;
    color: ${color.accentText};
  }

  b {
    font-size: ${font.size.lead};
    font-weight: ${font.weight.strong};
  }

  span {
    color: ${color.muted};
  }
`;

export function PageDrop({ room }: { room: number }) {
  return createPortal(
    <Veil>
      <div>
        <ImagePlus aria-hidden />
        <b>{texts.dropHere}</b>
        <span>{texts.dropRoom(room)}</span>
      </div>
    </Veil>,
    document.body,
  );
}
