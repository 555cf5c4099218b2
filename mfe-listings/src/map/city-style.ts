import { css } from 'styled-components';

export const cityStyle = css`
  .map-cell {
    stroke: var(--map-cell);
    stroke-width: 1px;
    stroke-linejoin: round;
  }

  .leaflet-container:not(.map-near) .map-cell {
    stroke: var(--map-built);
  }

  .map-green {
    fill: var(--map-green);
    fill-opacity: 0.85;
  }

  .map-stream,
  .map-road,
  .map-road-edge,
  .map-metro {
    fill: none;
    stroke-linejoin: round;
    stroke-linecap: round;
  }

  .map-stream {
    stroke: var(--map-stream);
    stroke-width: 2px;
  }

  .map-road-edge {
    stroke: var(--map-road-edge);
    stroke-width: 4px;
  }

  .map-road {
    stroke: var(--map-road);
    stroke-width: 2.5px;
  }

  .map-close .map-stream {
    stroke-width: 4px;
  }

  .map-close .map-road-edge {
    stroke-width: 8px;
  }

  .map-close .map-road {
    stroke-width: 6px;
  }

  .map-metro {
    stroke-width: 3px;
  }

  .map-close .map-metro {
    stroke-width: 4px;
  }

  .map-metro-edge {
    stroke: var(--map-halo);
    stroke-width: 5px;
  }

  .map-close .map-metro-edge {
    stroke-width: 7px;
  }

  .map-metro-M1 {
    stroke: var(--map-metro-m1);
  }

  .map-metro-M2 {
    stroke: var(--map-metro-m2);
  }

  .map-metro-M3 {
    stroke: var(--map-metro-m3);
  }

  .map-metro-M4 {
    stroke: var(--map-metro-m4);
  }

  .map-metro-shared {
    stroke-dasharray: 9 9;
    stroke-linecap: butt;
  }

  .map-station {
    fill: var(--map-halo);
    fill-opacity: 1;
    stroke: var(--map-station-text);
    stroke-width: 2px;
  }
`;
