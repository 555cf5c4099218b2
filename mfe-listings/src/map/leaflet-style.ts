import { css } from 'styled-components';

/** Structural rules of Leaflet's style sheet, without its look. */
export const leafletStyle = css`
  .leaflet-container {
    overflow: hidden;
    -webkit-tap-highlight-color: transparent;
  }

  .leaflet-pane,
  .leaflet-layer,
  .leaflet-tile,
  .leaflet-tile-container,
  .leaflet-marker-icon,
  .leaflet-pane > svg,
  .leaflet-zoom-box {
    position: absolute;
    top: 0;
    left: 0;
  }

  .leaflet-pane {
    z-index: 400;
  }

  .leaflet-tile-pane {
    z-index: 200;
  }

  .leaflet-marker-pane {
    z-index: 600;
  }

  .leaflet-pane > svg {
    max-width: none;
    max-height: none;
    pointer-events: none;
  }

  .leaflet-tile {
    max-width: none;
    visibility: hidden;
    user-select: none;
  }

  .leaflet-tile-loaded {
    visibility: inherit;
  }

  .leaflet-zoom-animated {
    transform-origin: 0 0;
  }

  .leaflet-zoom-anim .leaflet-zoom-animated {
    transition: transform 0.25s cubic-bezier(0, 0, 0.25, 1);
  }

  .leaflet-zoom-anim svg.leaflet-zoom-animated {
    will-change: transform;
  }

  .leaflet-zoom-anim .leaflet-tile,
  .leaflet-pan-anim .leaflet-tile {
    transition: none;
  }

  .leaflet-zoom-anim .leaflet-zoom-hide {
    visibility: hidden;
  }

  .leaflet-marker-icon {
    user-select: none;
    pointer-events: none;
  }

  .leaflet-marker-icon.leaflet-interactive {
    pointer-events: auto;
  }

  .leaflet-grab {
    cursor: grab;
  }

  .leaflet-dragging .leaflet-grab,
  .leaflet-dragging .leaflet-interactive {
    cursor: grabbing;
  }

  .leaflet-touch-drag {
    touch-action: pinch-zoom;
  }

  .leaflet-touch-zoom {
    touch-action: pan-x pan-y;
  }

  .leaflet-touch-drag.leaflet-touch-zoom {
    touch-action: none;
  }

  .leaflet-zoom-box {
    width: 0;
    height: 0;
    z-index: 800;
    border: 2px dotted currentcolor;
  }
`;
