/** Listings that a person hid on this device („Не ме интересува“): ids in local storage, newest first. */
export const HIDDEN_KEY = 'hidden-listings';

/** Event of `window` after a change in this tab; other tabs get `storage`. */
export const HIDDEN_CHANGED = `${HIDDEN_KEY}-changed`;

/**
 * Runs in <head>: hides the rows (`data-listing`) of hidden listings and sections (`data-listings`) without any other
 * row, and shows their notes (`data-hidden-note`). Before the first paint, since the server does not know them and React
 * would cause a layout shift (docs/adr/0081). The build inlines the function into index.html, so it must be
 * self-contained.
 */
export function styleHiddenListings(key: string, changed: string): void {
  const rulesOf = (stored: unknown): string => {
    const ids = Array.isArray(stored) ? stored.filter((id) => /^\w+$/u.test(String(id))) : [];
    const named = (name: string): string => ids.map((id) => `[data-${name}="${id}"]`).join();
    const rows = named('listing');
    const none = '{display:none!important}';
    return (
      rows &&
      `${rows}${none}${named('hidden-note')}{display:block!important}` +
        `[data-listings]:has([data-listing]):not(:has([data-listing]:not(${rows})))${none}`
    );
  };
  try {
    const sheet = new CSSStyleSheet();
    const follow = (): void => {
      let ids: unknown;
      try {
        ids = JSON.parse(localStorage.getItem(key) ?? '[]');
      } catch {
        // Storage is unavailable or invalid.
      }
      sheet.replaceSync(rulesOf(ids));
    };
    follow();
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    addEventListener('storage', follow);
    addEventListener(changed, follow);
  } catch {
    // A browser without constructed style sheets shows hidden listings.
  }
}
