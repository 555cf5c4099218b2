import { breakpoint } from '@pokriv/web-kit/ui';

/** The bar of the search under the shell's header, in one row, as it is on wide screens. */
export const BARS_HEIGHT = '138px';

/** Where the filters stand in a bar; elsewhere, on phones held either way, a pill opens them. */
export const withBar = '@media (min-width: 1040px), (min-width: 700px) and (min-height: 500px)';

/** Wide enough for the list and the map side by side. */
export const SIDE_BY_SIDE = breakpoint.desktop.replace('@media ', '');
