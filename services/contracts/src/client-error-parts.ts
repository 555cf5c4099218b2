/** Maximum lengths in characters; the browser truncates. */
export const CLIENT_ERROR_MOST = { message: 300, stack: 2000 };

/** Origin of the error in the browser. */
export const clientErrorKinds = ['error', 'rejection', 'boundary'] as const;
export type ClientErrorKind = (typeof clientErrorKinds)[number];
