import { css } from 'styled-components';

export const outlineStyle = css`
  .map-around,
  .map-water,
  .map-built {
    fill-opacity: 1;
  }

  .map-around {
    fill: var(--map-around);
  }

  .map-water {
    fill: var(--map-water);
  }

  .map-built {
    fill: var(--map-built);
  }

  .map-border,
  .map-home-border,
  .map-province,
  .map-river {
    fill: none;
    stroke-linejoin: round;
    stroke-linecap: round;
  }

  .map-border {
    stroke: var(--map-province);
    stroke-width: 1px;
  }

  .map-home-border {
    stroke: var(--map-border);
    stroke-width: 1.5px;
  }

  .map-province {
    stroke: var(--map-province);
    stroke-width: 1px;
  }

  .map-river {
    stroke: var(--map-river);
    stroke-width: 2px;
  }

  .map-near .map-river {
    display: none;
  }

  .map-name > span {
    position: absolute;
    width: max-content;
    max-width: 120px;
    translate: -50% -50%;
    font-size: 13px;
    line-height: 1.2;
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

  .map-name-city > span {
    color: var(--map-text-strong);
  }

  .map-name-capital > span {
    font-size: 15px;
    font-weight: 600;
    color: var(--map-text-strong);
  }

  .map-name-dotted > span {
    padding-top: 22px;

    &::before {
      content: '';
      position: absolute;
      top: calc(50% - 3.5px);
      left: calc(50% - 3.5px);
      width: 7px;
      height: 7px;
      border: 1.5px solid var(--map-text-strong);
      border-radius: 50%;
      background: var(--map-home);
    }
  }
`;
