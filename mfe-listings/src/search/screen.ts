/** Height of what stays in sight while the page scrolls: the shell's header and the bar of the search. */
export const BARS_HEIGHT = '138px';

/** How wide a page with a map may grow. */
export const WIDE_PAGE = '1720px';
