export const RESULTS_TITLE_ID = 'results-title';

export const FILTERS_ID = 'search-filters';
export const MAP_ID = 'search-map';

/** Focuses the results heading when the pressed control disappears. */
export const focusResults = (): void =>
  document.getElementById(RESULTS_TITLE_ID)?.focus({ preventScroll: true });
