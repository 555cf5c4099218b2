/** Page of a list in an address, from 1; anything but decimal digits is the first. Free of zod. */
export const pageNumber = (text: string | null): number =>
  text !== null && /^[1-9]\d{0,4}$/u.test(text) ? Number(text) : 1;
