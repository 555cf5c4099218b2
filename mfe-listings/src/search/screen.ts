import { breakpoint } from '@pokriv/web-kit/ui';

/** Height of the shell's header plus the two-row search bar of wide screens. */
export const BARS_HEIGHT = '190px';

/** Screens with a filter bar; others (phones in both orientations) have a pill. */
export const withBar = '@media (min-width: 1040px), (min-width: 700px) and (min-height: 500px)';

export const SIDE_BY_SIDE = breakpoint.desktop.replace('@media ', '');
