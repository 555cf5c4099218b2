import { aboveBar, color, font, motion, radius, shadow, size, space } from '@pokriv/web-kit/ui';
import { css, styled } from 'styled-components';

import { leafletStyle } from './leaflet-style.ts';
import { mapColours } from './map-colours.ts';
import { outlineStyle } from './outline-style.ts';
import { spotStyle } from './spot-style.ts';

const SMALL_PRINT = '34px';

/**
 * Fills its parent. Messages and pin card come last in its flow, sticky at the lower edge of the window.
 * `--map-covered`: height of the map's end covered by the page; `--map-foot`: its full-width part.
 */
export const MapRoot = styled.section`
  ${mapColours}
  position: relative;
  isolation: isolate;
  display: flex;
  flex-direction: column;
  justify-content: flex-end;
  gap: ${space(3)};
  width: 100%;
  height: 100%;
  min-height: 240px;
  padding-bottom: calc(var(--map-covered, 0px) + ${SMALL_PRINT});
  overflow: clip;
  border-radius: var(--map-radius, ${radius.card});
  background: var(--map-home);

  ${leafletStyle}
  ${outlineStyle}
  ${spotStyle}

  .map-area {
    fill: ${color.accent};
    fill-opacity: 0.08;
    stroke: ${color.accent};
    stroke-width: 2.5px;
  }

  .map-drawn {
    fill: none;
    stroke: ${color.accent};
    stroke-width: 3px;
    stroke-linecap: round;
    stroke-linejoin: round;
  }

  .map-corner {
    position: absolute;
    width: 44px;
    height: 44px;
    padding: 0;
    border: 0;
    translate: -50% -50%;
    background: none;
    cursor: move;

    &::before {
      content: '';
      position: absolute;
      inset: 14px;
      border: 3px solid ${color.accent};
      border-radius: ${radius.full};
      background: ${color.surface};
    }
  }

  .dark & .leaflet-layer:not(.map-streets) {
    filter: brightness(0.72) saturate(0.8);
  }
`;

export const Canvas = styled.div`
  position: absolute;
  inset: 0;
  z-index: 0;
  background: var(--map-home);

  &:focus-visible {
    outline: 3px solid ${color.accent};
    outline-offset: -3px;
  }
`;

/** Takes pointer events during drawing. */
export const Surface = styled.div`
  position: absolute;
  inset: 0;
  z-index: 1;
  cursor: crosshair;
  touch-action: none;
`;

const floating = css`
  border: 1px solid ${color.line};
  color: ${color.text};
  background: ${color.lifted};
  box-shadow: ${shadow.soft};
`;

export const Corner = styled.div<{ $at: 'top-left' | 'top-right' | 'bottom' }>`
  position: absolute;
  z-index: 2;
  display: flex;
  flex-direction: column;
  gap: ${space(2)};
  pointer-events: none;
  ${({ $at }) =>
    ({
      'top-left': `top: 12px; left: 12px; right: 68px; align-items: flex-start;`,
      'top-right': `top: 12px; right: 12px;`,
      bottom: `bottom: var(--map-foot, 0px); left: 0; right: 0; align-items: center;`,
    })[$at]}

  > * {
    pointer-events: auto;
  }
`;

export const ToolRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;

export const Tool = styled.button<{ $isMain?: boolean }>`
  ${floating}
  display: inline-flex;
  align-items: center;
  gap: ${space(1.5)};
  min-height: ${size.target};
  padding: 0 ${space(3.5)};
  border-radius: ${radius.full};
  font-size: ${font.size.small};
  font-weight: ${font.weight.strong};
  cursor: pointer;
  transition: background ${motion.quick};

  > svg {
    flex: none;
    width: 18px;
    height: 18px;
  }

  &:hover {
    background: ${color.sunken};
  }

  ${({ $isMain }) =>
    $isMain &&
    css`
      border-color: ${color.accent};
      color: ${color.onAccent};
      background: ${color.accent};

      &:hover {
        background: ${color.accentHover};
      }
    `}

  &:disabled {
    border-color: ${color.line};
    color: ${color.muted};
    background: ${color.sunken};
    cursor: not-allowed;
  }
`;

export const ToolHint = styled.p`
  ${floating}
  max-width: 340px;
  padding: ${space(2)} ${space(3.5)};
  border-radius: ${radius.card};
  font-size: ${font.size.small};
  line-height: 1.35;
`;

export const ToggleTool = styled.label`
  ${floating}
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  min-height: ${size.target};
  padding: 0 ${space(3.5)};
  border-radius: ${radius.full};
  font-size: ${font.size.small};
  cursor: pointer;

  input {
    width: 18px;
    height: 18px;
    accent-color: ${color.accent};
  }

  &:has(:focus-visible) {
    outline: 3px solid ${color.accent};
    outline-offset: 2px;
  }
`;

export const ZoomTools = styled.div`
  ${floating}
  display: grid;
  border-radius: ${radius.control};
  overflow: hidden;

  button {
    display: grid;
    place-items: center;
    width: ${size.target};
    height: ${size.target};
    border: 0;
    color: inherit;
    background: none;
    cursor: pointer;

    &:hover {
      background: ${color.sunken};
    }

    &:focus-visible {
      outline-offset: -3px;
    }

    &:disabled {
      color: ${color.muted};
      opacity: 0.5;
      cursor: not-allowed;
    }
  }

  button + button {
    border-top: 1px solid ${color.line};
  }

  svg {
    width: 20px;
    height: 20px;
  }
`;

export const Message = styled.div`
  ${floating}
  position: sticky;
  bottom: calc(${aboveBar} + var(--bottom-card));
  z-index: 2;
  display: flex;
  align-self: center;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${space(1)} ${space(3)};
  max-width: calc(100% - 24px);
  padding: ${space(2)} ${space(4)};
  border-radius: ${radius.card};
  font-size: ${font.size.small};
  text-align: center;
`;

export const Small = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  column-gap: ${space(3)};
  align-self: stretch;
  padding: 3px ${space(3)} calc(3px + env(safe-area-inset-bottom, 0px));
  font-size: 12px;
  line-height: 1.4;
  color: ${color.muted};
  background: color-mix(in srgb, ${color.surface} 78%, transparent);
`;
