/** Of the shell's header, which stays in sight while the page scrolls. */
export const HEADER_HEIGHT = '65px';
