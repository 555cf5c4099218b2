import type { Reading, Suggestion } from '@pokriv/contracts/search/suggest';

export const lozenets: Suggestion = {
  ...{ kind: 'district', label: 'Лозенец', detail: 'квартал, София', count: 57 },
  params: { location: 'sofia', neighborhood: ['Лозенец'] },
};
export const vitosha: Suggestion = {
  ...{ kind: 'metro', label: 'Витоша', detail: 'метростанция, София', count: 9 },
  params: { metroStation: ['vitosha'] },
};

/** „двустаен в София до 1 500 лв., с куче“, with „с двор“ unparsed. */
export const aReading: Reading = {
  params: { location: 'sofia', layout: ['two_room'], priceMax: '1500', currency: 'BGN', hasPet: 'true' },
  understood: [
    { text: 'двустаен', params: ['layout'] },
    { text: 'в София', params: ['location'] },
    { text: 'до 1 500 лв.', params: ['priceMax', 'currency'] },
    { text: 'с куче', params: ['hasPet'] },
  ],
  rest: 'с двор',
};

export const nothingRead = (rest: string): Reading => ({ params: {}, understood: [], rest });

export const suggestReply = (suggestions: Suggestion[], reading: Reading = nothingRead('')) => ({
  body: { success: true, data: { suggestions, reading } },
});

export type Reply = { status?: number; body: unknown };

/** A reading that is answered later. */
export function laterReply() {
  let answer: (reply: Reply) => void = () => undefined;
  const reading = new Promise<Reply>((resolve) => (answer = resolve));
  return { reading, answer };
}
