import { color, font, motion, radius, shadow } from '@pokriv/web-kit/ui';
import { css } from 'styled-components';

/** Hit area of 44 px. */
const pressRoom = css`
  &::after {
    content: '';
    position: absolute;
    top: 50%;
    left: 50%;
    width: max(100%, 44px);
    height: max(100%, 44px);
    transform: translate(-50%, -50%);
  }
`;

export const spotStyle = css`
  .map-spot {
    overflow: visible;
  }

  .map-pin,
  .map-cluster {
    position: absolute;
    border: 0;
    font-family: inherit;
    font-weight: ${font.weight.strong};
    font-variant-numeric: tabular-nums;
    line-height: 1;
    white-space: nowrap;
    cursor: pointer;
    ${pressRoom}
  }

  .map-pin {
    top: 0;
    left: 0;
    min-height: 30px;
    padding: 0 10px;
    translate: -50% -50%;
    border: 1px solid ${color.line};
    border-radius: ${radius.full};
    font-size: 14px;
    color: ${color.text};
    background: ${color.lifted};
    box-shadow: ${shadow.soft};
    transition:
      background ${motion.quick},
      color ${motion.quick},
      scale ${motion.quick};
  }

  .map-pin-regular {
    border-color: ${color.regularLine};
    color: ${color.regularText};
    background: ${color.regularBadge};
  }

  .map-pin-super {
    border-color: ${color.superLine};
    color: ${color.superText};
    background: ${color.superBadge};
  }

  .map-pin-visited {
    color: ${color.muted};
    background: ${color.sunken};
    box-shadow: none;
  }

  /* A heart on the corner: it leaves the width of the pin, by which pins are grouped. */
  .map-pin-favorite::before {
    content: '\\2665\\FE0E';
    position: absolute;
    top: -9px;
    right: -7px;
    display: grid;
    place-items: center;
    width: 18px;
    height: 18px;
    border: 1px solid ${color.line};
    border-radius: ${radius.full};
    font-size: 12px;
    color: ${color.danger};
    background: ${color.lifted};
  }

  .map-pin:hover,
  .map-pin:focus-visible,
  .map-pin-marked {
    border-color: ${color.text};
    color: ${color.page};
    background: ${color.text};
    scale: 1.08;
  }

  .map-cluster {
    top: 0;
    left: 0;
    width: var(--size);
    height: var(--size);
    padding: 0;
    translate: -50% -50%;
    border-radius: ${radius.full};
    font-size: 14px;
    border: 2px solid ${color.accent};
    color: ${color.accentText};
    background: ${color.accentTint};
    box-shadow: ${shadow.soft};
    transition:
      background ${motion.quick},
      color ${motion.quick};

    &:hover,
    &:focus-visible,
    &.map-cluster-marked {
      color: ${color.onAccent};
      background: ${color.accent};
    }
  }

  .map-cluster-labelled {
    display: grid;
    place-content: center;
    gap: 3px;
    width: auto;
    height: 42px;
    padding: 0 12px;
    border-radius: 21px;

    > .map-cluster-price {
      font-size: 12px;
      font-weight: ${font.weight.regular};
    }
  }

  .map-spoken {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }

  .map-pin:focus-visible,
  .map-cluster:focus-visible {
    outline: 3px solid ${color.accent};
    outline-offset: 2px;
  }

  .map-here {
    left: -11px;
    top: -11px;
    width: 22px;
    height: 22px;
    border: 5px solid ${color.accent};
    border-radius: ${radius.full};
    background: ${color.surface};
    box-shadow:
      0 0 0 6px color-mix(in srgb, ${color.accent} 22%, transparent),
      ${shadow.soft};
  }
`;
