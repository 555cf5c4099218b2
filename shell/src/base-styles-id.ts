/** Id of the style element with fonts and global styles on a rendered page. */
export const BASE_STYLES_ID = 'base-styles';
