export const homeReads = () => [{ name: 'readHomePage' }] as const;
