import { appealPath } from './appeal-link.ts';
import { contactText, missingPlacePath } from './contact-texts.ts';

const textOf = (path: string) => contactText(new URL(path, 'http://pokriv.test').searchParams);

describe('contactText', () => {
  it('is that of the link', () => {
    expect(textOf(missingPlacePath)).toMatch(/^Моля, добавете място/u);
    expect(textOf(appealPath({ about: 'warning' }))).toMatch(/^Възражение: предупреждение за обява/u);
    expect(textOf('/contact?about=other')).toBe('');
  });
});
