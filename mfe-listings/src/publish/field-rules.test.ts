import { euro, leva } from '../sums.testing.ts';
import { applies } from './applies.ts';
import { changeBetween, changedKeys, openIssues, requiredPaths, savableFields } from './field-rules.ts';

describe('draft fields', () => {
  it('are saved only when valid, normalised by the contract', () => {
    const fields = {
      title: ' Къща ',
      price: leva(5),
      contactPhone: '0888 123 456',
      location: { neighborhood: 'Бояна' },
    };
    expect(savableFields(fields)).toEqual({ title: 'Къща', contactPhone: '0888123456' });
  });

  it('are left out where they do not apply', () => {
    expect(savableFields({ propertyType: 'apartment', yardArea: 200 })).toEqual({
      propertyType: 'apartment',
    });
    expect(savableFields({ advertiserType: 'owner', commission: { type: 'percent', percent: 50 } })).toEqual({
      advertiserType: 'owner',
    });
  });

  it('are required by kind of listing', () => {
    expect(requiredPaths({ propertyType: 'house' }).has('floor')).toBe(false);
    expect(requiredPaths({ propertyType: 'apartment' }).has('layout')).toBe(true);
    expect(requiredPaths({ propertyType: 'room' }).has('layout')).toBe(false);
    expect(requiredPaths({ advertiserType: 'agency' }).has('eik')).toBe(true);
    expect(requiredPaths({ location: { city: 'sofia' } }).has('location.neighborhood')).toBe(true);
    expect(requiredPaths({ location: { city: 'ruse' } }).has('location.neighborhood')).toBe(false);
  });

  it('list each invalid or missing field once', () => {
    const issues = openIssues({ title: 'Кратко', price: leva(5) }, 1);
    expect(issues.get('title')).toBe('Въведете поне 10 символа.');
    expect(issues.get('price')).toBe(
      'Въведете сума от 50\u00a0лв. до 50\u00a0000\u00a0лв., най-много с два знака след запетаята.',
    );
    expect(issues.get('location.city')).toBe('Полето е задължително.');
    expect(issues.get('images')).toBe('Качете поне 3 снимки.');
  });

  it('report a deposit without an amount at the amount, not at the choice', () => {
    const issues = openIssues({ deposit: { type: 'months' } }, 3);
    expect(issues.get('deposit.months')).toBe('Въведете от 0,5 до 3 наема през половин.');
    expect(issues.has('deposit.type')).toBe(false);
  });

  it('take a cleared kind of deposit as none, whatever was typed before', () => {
    const deposit = { type: undefined, months: 2 };
    expect([...openIssues({ deposit }, 3).keys()].filter((path) => path.startsWith('deposit'))).toEqual([]);
    expect(changeBetween({ deposit }, { deposit: { type: 'months', months: 2 } })).toEqual({ deposit: null });
  });

  it('report text that is no sum at its field, and keep it from the server', () => {
    const fields = {
      price: { text: 'по договаряне', currency: 'EUR' as const },
      deposit: { type: 'amount' as const, amount: { text: 'два', currency: 'BGN' as const } },
    };
    const issues = openIssues(fields, 3);
    expect(issues.get('price')).toBe(
      '„по договаряне“ не се разбира като сума. Въведете число, например 450.',
    );
    expect(issues.get('deposit.amount')).toBe('„два“ не се разбира като сума. Въведете число, например 900.');
    expect(savableFields(fields)).toEqual({});
    expect(changeBetween(fields, { price: leva(900) })).toEqual({});
  });

  it('name the limits in the typed currency', () => {
    expect(openIssues({ price: euro(24) }, 3).get('price')).toMatch(/от 25.€ до 25.000.€/u);
  });

  it('ignore the part of a deposit that its type does not use', () => {
    const deposit = { type: 'months' as const, months: 1, amount: { text: 'два', currency: 'BGN' as const } };
    expect(openIssues({ deposit }, 3).has('deposit.amount')).toBe(false);
    expect(savableFields({ deposit })).toEqual({ deposit: { type: 'months', months: 1 } });
  });

  it('report a point outside the country at its field', () => {
    const issues = openIssues({ location: { city: 'sofia', geo: { lat: 48, lon: 23 } } }, 3);
    expect(issues.get('location.geo')).toBe('Точката е извън България.');
  });
});

describe('applies', () => {
  it.each([
    ['yardArea', { propertyType: 'apartment' }, false],
    ['yardArea', { propertyType: 'house' }, true],
    ['floor', { propertyType: 'house', layout: 'whole_house' }, false],
    ['floor', { propertyType: 'house', layout: 'house_floor' }, true],
    ['layout', { propertyType: 'studio' }, false],
    ['bedrooms', { propertyType: 'room' }, false],
    ['occupantsNow', { propertyType: 'shared' }, true],
    ['occupantsNow', { propertyType: 'apartment' }, false],
    ['eik', { advertiserType: 'agency' }, true],
    ['eik', { advertiserType: 'manager' }, false],
    ['commission', { advertiserType: 'owner' }, false],
    ['commission.percent', { advertiserType: 'manager', commission: { type: 'none' } }, false],
    ['commission.percent', { advertiserType: 'manager', commission: { type: 'percent' } }, true],
    ['commission.amount', { advertiserType: 'manager', commission: { type: 'percent' } }, false],
    ['deposit.months', { deposit: { type: 'none' } }, false],
    ['deposit.amount', { deposit: { type: 'amount' } }, true],
    ['location.metroStation', { location: { city: 'varna' } }, false],
    ['price', {}, true],
  ] as const)('%s in %j: %s', (path, fields, expected) => {
    expect(applies(fields, path)).toBe(expected);
  });
});

describe('changes against the server', () => {
  it('are empty when only the formatting differs', () => {
    const base = {
      title: 'Къща',
      contactPhone: '0888123456',
      location: { city: 'sofia', neighborhood: 'Бояна' },
    };
    const fields = {
      title: 'Къща ',
      contactPhone: '0888 123 456',
      location: { neighborhood: 'Бояна', city: 'sofia', street: undefined },
    };
    expect(changedKeys(fields, base)).toEqual([]);
  });

  it('clear emptied fields and those that no longer apply', () => {
    const base = { propertyType: 'house', yardArea: 300, noticeDays: 30 } as const;
    expect(changeBetween({ propertyType: 'apartment', yardArea: 300, noticeDays: undefined }, base)).toEqual({
      propertyType: 'apartment',
      yardArea: null,
      noticeDays: null,
    });
  });

  it('are empty where a field never applied to this kind', () => {
    const room = { propertyType: 'room', rooms: 1 } as const;
    expect(changedKeys(room, room)).toEqual([]);
  });

  it('include an invalid value, but do not send it', () => {
    expect(changedKeys({ price: leva(5) }, { price: leva(900) })).toEqual(['price']);
    expect(changeBetween({ price: leva(5) }, { price: leva(900) })).toEqual({});
  });
});
