/** Above-the-fold reads, prefetched by the server; the rest loads lazily. */
export const detailReads = (id: string) => [{ name: 'getProperty', params: { id } }] as const;
