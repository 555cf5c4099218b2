export const TILE_ZOOM_MAX = 18;
export const OUTLINE_ZOOM_MAX = 16;
