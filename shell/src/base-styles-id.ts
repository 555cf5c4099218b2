export const BASE_STYLES_ID = 'base-styles';
