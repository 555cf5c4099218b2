/** What a listing's first screen reads, so that the server can read it beforehand; the rest is read when it comes near. */
export const detailReads = (id: string) => [{ name: 'getProperty', params: { id } }] as const;
