/** Id of the heading above the results. */
export const RESULTS_TITLE_ID = 'results-title';

/** Ids of the other parts of the page that a skip link leads to. */
export const FILTERS_ID = 'search-filters';
export const MAP_ID = 'search-map';

/** What was pressed is about to go: the keyboard goes on from the heading of the results. */
export const focusResults = (): void =>
  document.getElementById(RESULTS_TITLE_ID)?.focus({ preventScroll: true });
