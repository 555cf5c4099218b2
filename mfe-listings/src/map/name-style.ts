import { css } from 'styled-components';

/** Letter widths are in `layers/name-box.ts`. */
export const nameStyle = css`
  .map-name > span {
    position: absolute;
    width: max-content;
    translate: -50% -50%;
    font-size: 13px;
    line-height: 16px;
    white-space: pre;
    text-align: center;
    color: var(--map-text);
    text-shadow:
      0 1px 2px var(--map-halo),
      0 -1px 2px var(--map-halo),
      1px 0 2px var(--map-halo),
      -1px 0 2px var(--map-halo);
  }

  .map-name-country > span {
    font-size: 12px;
    letter-spacing: 0.12em;
    text-transform: uppercase;
    text-shadow: none;
  }

  .map-name-water > span {
    font-style: italic;
    color: var(--map-water-text);
    text-shadow: none;
  }

  .map-name-city > span,
  .map-name-capital > span {
    color: var(--map-text-strong);
  }

  .map-name-capital > span {
    font-size: 15px;
    font-weight: 600;
  }

  .map-name-district > span {
    font-weight: 600;
  }

  .map-name-station > span {
    font-size: 12px;
    color: var(--map-station-text);
  }

  .map-name-road > span {
    font-size: 12px;
    color: var(--map-road-text);
  }

  .map-name-stream > span {
    font-size: 12px;
    font-style: italic;
    color: var(--map-water-text);
  }

  .map-name-green > span {
    font-size: 12px;
    font-style: italic;
    color: var(--map-green-text);
  }

  .map-dot {
    position: absolute;
    top: -3.5px;
    left: -3.5px;
    width: 7px;
    height: 7px;
    border: 1.5px solid var(--map-text-strong);
    border-radius: 50%;
    background: var(--map-home);
  }
`;
