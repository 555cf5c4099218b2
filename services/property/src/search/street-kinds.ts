/** Kinds of streets and squares before a name, without full stops. */
export const streetKinds = [
  ...(['ул', 'улица', 'бул', 'булевард', 'пл', 'площад', 'алея'] as const),
  ...(['ul', 'bul'] as const),
] as const;

/** Kinds of districts, which listings also name as a street; „60 кв“ is an area. */
const districtKinds = ['(?<!\\d\\s*)кв', 'жк', 'ж\\.\\s?к'];

const KIND = new RegExp(`(?<!\\p{L})(?:${[...streetKinds, ...districtKinds].join('|')})(?!\\p{L})`, 'iu');

/** Position of the first kind in a text, after which a name follows; -1: none. */
export const kindIn = (text: string): number => text.search(KIND);
