import { breakpoint, color, font, motion, radius, shadow, space } from '@pokriv/web-kit/ui';
import { css, styled } from 'styled-components';

export const Tiles = styled.ol`
  display: grid;
  gap: ${space(3)};
  padding: 0;
  list-style: none;

  ${breakpoint.tablet} {
    grid-template-columns: repeat(auto-fill, minmax(188px, 1fr));
    gap: ${space(4)};

    @media (pointer: coarse) {
      grid-template-columns: repeat(auto-fill, minmax(228px, 1fr));
    }
  }
`;

const lifted = css`
  z-index: 2;
  border-color: ${color.accent};
  box-shadow: ${shadow.lifted};
`;

/** A row on phones, so that twenty can be sorted with a thumb; a card on wide screens. */
export const Tile = styled.li<{ $isHeld?: boolean; $isCover?: boolean }>`
  position: relative;
  display: grid;
  grid-template-columns: clamp(64px, 24vw, 96px) minmax(0, 1fr);
  align-items: start;
  min-width: 0;
  border: 1px solid ${({ $isCover }) => ($isCover ? color.accent : color.line)};
  border-radius: ${radius.card};
  overflow: hidden;
  background: ${color.surface};
  transition: border-color ${motion.quick};
  ${({ $isHeld }) => $isHeld && lifted}

  ${breakpoint.tablet} {
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: auto 1fr;
  }
`;

/** Picture, also a drag handle. */
export const Face = styled.div`
  position: relative;
  align-self: stretch;
  background: ${color.sunken};
  cursor: grab;
  touch-action: manipulation;
  user-select: none;
  -webkit-touch-callout: none;

  /* At least 4:3; on a phone as high as the text beside it. */
  &::before {
    content: '';
    display: block;
    padding-top: 75%;
  }
`;

/** Picture or placeholder. */
export const Whole = styled.div<{ $isDimmed?: boolean }>`
  position: absolute;
  inset: 0;
  opacity: ${({ $isDimmed }) => ($isDimmed ? 0.55 : 1)};

  && > * {
    display: block;
    width: 100%;
    height: 100%;
    aspect-ratio: auto;
    object-fit: cover;
  }
`;

const onPicture = css`
  position: absolute;
  z-index: 1;
  color: ${color.text};
  background: ${color.surface};
`;

export const Mark = styled.span<{ $isCover: boolean }>`
  ${onPicture}
  top: 6px;
  left: 6px;
  padding: 1px ${space(2)};
  border-radius: ${radius.full};
  font-size: ${font.size.tiny};
  font-weight: ${font.weight.strong};
  font-variant-numeric: tabular-nums;
  pointer-events: none;
  ${({ $isCover }) =>
    $isCover &&
    css`
      color: ${color.onAccent};
      background: ${color.accent};
    `}
`;

/** Drag handle for keyboard and touch. */
export const Grip = styled.button`
  ${onPicture}
  right: 2px;
  bottom: 2px;
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  padding: 0;
  border: 6px solid transparent;
  border-radius: ${radius.full};
  background-clip: padding-box;
  cursor: grab;
  touch-action: none;

  svg {
    width: 20px;
    height: 20px;
  }

  &:focus-visible {
    border-radius: ${radius.full};
  }
`;

export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;

  /* Tiles are stacked, so the arrows point up and down. */
  [data-tool='back'] svg,
  [data-tool='on'] svg {
    rotate: 90deg;
  }

  ${breakpoint.tablet} {
    /* Five fit on one line of a narrow card. */
    display: grid;
    grid-template-columns: repeat(5, 1fr);

    > button {
      width: 100%;
      min-width: 0;
    }

    [data-tool='back'] svg,
    [data-tool='on'] svg {
      rotate: none;
    }
  }
`;

export const Alt = styled.input`
  width: 100%;
  min-height: 44px;
  padding: ${space(2)} ${space(3)};
  border: 0;
  border-radius: 0;
  font-size: ${font.size.small};
  color: ${color.text};
  background: transparent;

  &::placeholder {
    color: ${color.muted};
    opacity: 1;
  }

  &:focus-visible {
    outline-offset: -3px;
  }
`;

/** Below the field, indented like its text. */
export const AltWarning = styled.div`
  padding-inline: ${space(3)};
  font-size: ${font.size.tiny};
`;

/** Description of a picture, and whether it is a floor plan. */
export const Named = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  border-bottom: 1px solid ${color.line};
`;

export const Problem = styled.p`
  font-size: ${font.size.tiny};
  color: ${color.danger};
`;

/** Content beside or below a picture; tools are aligned across tiles. */
export const TileBody = styled.div`
  display: flex;
  flex-direction: column;
  align-self: stretch;
  min-width: 0;

  > p {
    padding: ${space(2)} ${space(3)} 0;
  }

  > :last-child {
    margin-top: auto;
  }
`;
