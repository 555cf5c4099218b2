import { Link } from '@pokriv/web-kit/router';
import { color, layer, motion, radius, space } from '@pokriv/web-kit/ui';
import { styled } from 'styled-components';

export const Window = styled.div`
  position: relative;
  overflow: hidden;
`;

/** The current picture sets the height, neighbours lie beside it. No transition during a drag. */
export const Side = styled.div<{ $side: -1 | 0 | 1; $isHeld: boolean }>`
  position: ${({ $side }) => ($side === 0 ? 'relative' : 'absolute')};
  inset: 0;
  height: 100%;
  transition: ${({ $isHeld }) => ($isHeld ? 'none' : `transform ${motion.calm}`)};
`;

/** Touch layer: a second link of the card that ignores horizontal swipes. */
export const SwipeLink = styled(Link)`
  position: absolute;
  inset: 0;
  z-index: ${layer.raised};
  display: none;
  touch-action: pan-y pinch-zoom;

  @media (any-pointer: coarse) {
    display: block;
  }
`;

export const Dots = styled.span`
  position: absolute;
  bottom: ${space(3)};
  left: 50%;
  z-index: ${layer.raised};
  display: none;
  gap: ${space(1.5)};
  padding: ${space(1)} ${space(1.5)};
  border-radius: ${radius.full};
  background: ${color.surface};
  translate: -50%;
  pointer-events: none;

  @media (any-pointer: coarse) {
    display: flex;
  }
`;

export const Dot = styled.i<{ $isCurrent: boolean }>`
  width: 6px;
  height: 6px;
  border-radius: ${radius.full};
  background: ${({ $isCurrent }) => ($isCurrent ? color.text : color.line)};
`;
