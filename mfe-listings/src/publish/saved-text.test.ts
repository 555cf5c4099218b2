import { anOwnListing } from '../a-listing.testing.ts';
import { savedText } from './saved-text.ts';

const said = (sent: string[], waiting: string[] = []) =>
  savedText(new Set(sent), {
    server: anOwnListing({
      status: 'active',
      revision: waiting.length
        ? { status: 'pending', at: '2026-11-20T10:00:00.000Z', changed: waiting }
        : null,
    }),
  }).replaceAll('\u00a0', ' ');

describe('savedText', () => {
  it('tells changes that apply at once from pending ones', () => {
    expect(said(['price', 'title'], ['title'])).toBe('Обновено: Месечен наем. Чака одобрение: Заглавие.');
  });

  it('does not call a listing updated when all changes are pending', () => {
    expect(said(['title'], ['title', 'images'])).toBe('Чака одобрение: Заглавие, Снимки.');
  });

  it('names three fields', () => {
    expect(said(['price', 'floor', 'pets'])).toBe('Обявата е обновена.');
    expect(said(['price', 'floor', 'area', 'title'], ['title'])).toMatch(/^Обновено: Месечен наем, Етаж, /u);
  });

  it('counts many fields', () => {
    expect(said(['price', 'floor', 'pets', 'area', 'title'], ['title'])).toBe(
      'Обновено: 4 полета. Чака одобрение: Заглавие.',
    );
  });

  it('is the usual text when nothing is pending, and tells when nothing was changed', () => {
    expect(said(['price'])).toBe('Обявата е обновена.');
    expect(said([])).toBe('Няма промени за запазване.');
  });
});
