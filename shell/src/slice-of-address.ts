/** Which slice owns which addresses: the one thing that the shell knows of slices; first match wins. */
export const sliceOfAddress: readonly (readonly [address: RegExp, slice: string])[] = [
  [/^\/$/u, 'mfe-listings'],
  [
    /^\/(properties|favorites|create-property|my-properties|edit-property|listing-link)(\/|$)/u,
    'mfe-listings',
  ],
  [
    /^\/(login|register|select-role|become-landlord|second-factor|forgot-password|reset-password|email-verified|data-archive|suspended|profile|subscription|payment)(\/|$)/u,
    'mfe-account',
  ],
  [/^\/(help|contact|terms|privacy|cookies|guides)(\/|$)/u, 'mfe-account'],
  [/^\/admin(\/|$)/u, 'mfe-admin'],
];

export const findSlice = (pathname: string): string | undefined =>
  sliceOfAddress.find(([address]) => address.test(pathname))?.[1];

/** Pages that everybody may see and that say the same to all: nothing hides them while the session is looked for. */
const openPages = /^\/((properties(\/[^/]+)?|help|terms|privacy|cookies|guides\/[^/]+)\/?)?$/u;

export const isOpenPage = (pathname: string): boolean => openPages.test(pathname);
