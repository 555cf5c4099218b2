import { shownListingNumber, typedListingNumber } from './listing-number.ts';

describe('listing number', () => {
  it('is shown in groups of three with no-break spaces', () => {
    expect(shownListingNumber(104_233_517)).toBe('104\u00a0233\u00a0517');
  });

  it.each([
    '104233517',
    '104 233 517',
    '104\u00a0233\u00a0517',
    ' 104-233-517 ',
    '104.233.517',
    '№104233517',
    '№ 104 233 517',
    'Обява № 104\u00a0233\u00a0517',
    'обява 104233517',
    'ОБЯВА НОМЕР: 104 233 517',
    '#104233517',
  ])('is parsed from the text: %s', (text) => {
    expect(typedListingNumber(text)).toBe(104_233_517);
  });

  it.each([
    '',
    '104 233',
    '1042335170',
    '004 233 517',
    '0888 123 456',
    'двустаен 104233517',
    '104233517 лв.',
    '104233517 или 104233518',
  ])('is not parsed from the text: %s', (text) => {
    expect(typedListingNumber(text)).toBeUndefined();
  });
});
