/** Longest texts of a report, in characters; the browser cuts them. */
export const CLIENT_ERROR_MOST = { message: 300, stack: 2000 };

/** Where the browser caught the error. */
export const clientErrorKinds = ['error', 'rejection', 'boundary'] as const;
export type ClientErrorKind = (typeof clientErrorKinds)[number];
