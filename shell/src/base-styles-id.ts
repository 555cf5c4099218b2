/** Id of the style element that brings fonts and global styles with a rendered page. */
export const BASE_STYLES_ID = 'base-styles';
