/** API version of the objects, as pinned by the `stripe` package. */
export const API_VERSION = '2026-10-28.endive';
