/** Above-the-fold reads, which the server prefetches; the rest loads lazily. */
export const detailReads = (id: string) => [{ name: 'getProperty', params: { id } }] as const;
