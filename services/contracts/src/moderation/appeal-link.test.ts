import { appealLink, appealText } from './appeal-link.ts';

const queryOf = (link: string) => new URL(link).searchParams;

describe('appealLink', () => {
  it('opens the contact form with its subject and the id of the listing', () => {
    const link = appealLink('https://pokriv.bg', { about: 'removal', listingId: '6900000ce3fb2420fe98cf44' });
    expect(queryOf(link).get('subject')).toBe('other');
    expect(appealText(queryOf(link))).toBe('Възражение: премахната обява № 6900000ce3fb2420fe98cf44.\n\n');
  });

  it('works without a listing', () => {
    expect(appealText(queryOf(appealLink('https://pokriv.bg', { about: 'suspension' })))).toBe(
      'Възражение: ограничен профил.\n\n',
    );
  });

  it.each(['', 'about=other', 'about=constructor', 'listing=6900000ce3fb2420fe98cf44'])(
    'has no text for the query ?%s',
    (query) => {
      expect(appealText(new URLSearchParams(query))).toBe('');
    },
  );

  it('ignores free text in the query', () => {
    const text = appealText(new URLSearchParams('about=removal&listing=спечелихте'));
    expect(text).toBe('Възражение: премахната обява.\n\n');
  });
});
