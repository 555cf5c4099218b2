import type { CheckedText } from '@pokriv/contracts/listing/moderation-file';

import { riskySpans } from './risky-spans.ts';

const found = (text: string, phrases: string[], field: CheckedText = 'description') =>
  riskySpans({ field, text, phrases, whyPhrase: 'измама' }).map(({ start, end, why }) => [
    text.slice(start, end),
    why,
  ]);

describe('riskySpans', () => {
  it('finds contact data and every place of a phrase, in order', () => {
    expect(found('Ключ по куриер, 0888 445 512. Ключ по куриер!', ['Ключ по куриер'])).toEqual([
      ['Ключ по куриер', 'измама'],
      ['0888 445 512', 'телефон'],
      ['Ключ по куриер', 'измама'],
    ]);
  });

  it('marks overlapping words once', () => {
    expect(found('Пишете само на имейл ivan@abv.bg', ['Пишете само на имейл', 'само на имейл'])).toEqual([
      ['Пишете само на имейл', 'измама'],
      ['ivan@abv.bg', 'имейл'],
    ]);
  });

  it('marks the longest of phrases that begin together', () => {
    for (const phrases of [
      ['Ключ', 'Ключ по куриер'],
      ['Ключ по куриер', 'Ключ'],
    ])
      expect(found('Ключ по куриер', phrases)).toEqual([['Ключ по куриер', 'измама']]);
  });

  it('takes the site of an agency for its name', () => {
    expect(found('Имоти domove.bg', [], 'agencyName')).toEqual([]);
    expect(found('Имоти domove.bg', [], 'contactName')).toEqual([['domove.bg', 'връзка']]);
  });

  it('finds nothing in a harmless text', () => {
    expect(found('Светъл дом до метрото.', [''])).toEqual([]);
  });
});
