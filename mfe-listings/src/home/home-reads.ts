/** Reads of the home page, which the server prefetches. */
export const homeReads = () => [{ name: 'readHomePage' }] as const;
