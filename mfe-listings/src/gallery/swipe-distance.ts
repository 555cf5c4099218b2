/** Swipe threshold in px (spec §9). */
export const SWIPE_PX = 50;
