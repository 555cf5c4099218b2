import { aReading, nothingRead, suggestReply } from '../search-field/a-reply.testing.ts';
import { plainSentence } from './plain-sentence.ts';

const SENT = '?query=двустаен+до+1500+с+куче+и+двор&unread=true&plain=true';
const { body } = suggestReply([], aReading);
const hrefOf = (search: string, reply = body) =>
  decodeURIComponent(plainSentence.hrefOf(search, reply, 'BGN'));

describe('the sentence of a form without scripts', () => {
  it('is read in its city and with the currency of the page', () => {
    expect(plainSentence.readOf('/properties', `${SENT}&location=varna`, 'EUR')).toEqual({
      name: 'suggestPlaces',
      query: { query: 'двустаен до 1500 с куче и двор', location: 'varna', currency: 'EUR' },
    });
  });

  it.each([
    ['another page', '/favorites', SENT],
    ['a browser with scripts', '/properties', SENT.replace('&plain=true', '')],
    ['an address that is no form', '/properties', '?query=двустаен&plain=true'],
    ['an empty field', '/properties', '?query=&unread=true&plain=true'],
  ])('is not read for %s', (_what, path, search) => {
    expect(plainSentence.readOf(path, search, 'BGN')).toBeUndefined();
  });

  it('becomes filters, with the words that are not understood', () => {
    expect(hrefOf(SENT)).toBe(
      '/properties?query=с+двор&location=sofia&priceMax=1500&layout=two_room&hasPet=true',
    );
  });

  it('adds to the filters of the page, and begins with the first results', () => {
    expect(hrefOf(`${SENT}&noCommission=true&page=3`)).toBe(
      '/properties?query=с+двор&location=sofia&priceMax=1500&layout=two_room&hasPet=true&noCommission=true',
    );
  });

  it('that means nothing is searched word for word', () => {
    const sentence = 'двустаен до 1500 с куче и двор';
    expect(hrefOf(SENT, suggestReply([], nothingRead(sentence)).body)).toBe(
      '/properties?query=двустаен+до+1500+с+куче+и+двор',
    );
  });
});
