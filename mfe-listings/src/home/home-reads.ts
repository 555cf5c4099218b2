/** What the first screen of the home page reads, so that the server can read the same beforehand. */
export const homeReads = () => [{ name: 'readHomePage' }] as const;
