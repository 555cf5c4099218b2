import { breakpoint } from '@pokriv/web-kit/ui';

/** Height of the shell's header plus the two-row search bar of wide screens. */
export const BARS_HEIGHT = '190px';

/** Height of the phone pill, and with the map attribution below it. */
export const PILL_HEIGHT = '52px';
export const PILL_ROOM = '94px';

/** Screens with a filter bar; phones in both orientations have a pill. */
export const withBar = '@media (min-width: 1040px), (min-width: 700px) and (min-height: 500px)';

export const SIDE_BY_SIDE = breakpoint.desktop.replace('@media ', '');

/** Complement of `withBar`. */
export const withoutBar = '@media (max-width: 699.98px), (max-width: 1039.98px) and (max-height: 499.98px)';
