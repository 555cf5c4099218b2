import { css } from 'styled-components';

import { cityStyle } from './city-style.ts';
import { nameStyle } from './name-style.ts';

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

  .map-near .map-river,
  .leaflet-container:not(.map-near) :is(.map-green, .map-stream, .map-road, .map-road-edge, .map-metro),
  .leaflet-container:not(.map-towns) .map-town,
  .leaflet-container:not(.map-close) .map-station {
    display: none;
  }

  ${cityStyle}

  ${nameStyle}
`;
