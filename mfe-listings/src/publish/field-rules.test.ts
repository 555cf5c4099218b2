import { applies } from './applies.ts';
import { changeBetween, changedKeys, openIssues, requiredPaths, savableFields } from './field-rules.ts';

describe('draft fields', () => {
  it('are saved only when valid, normalised by the contract', () => {
    const fields = {
      title: ' Къща ',
      price: 5,
      contactPhone: '0888 123 456',
      location: { neighborhood: 'Бояна' },
    };
    expect(savableFields(fields)).toEqual({ title: 'Къща', contactPhone: '0888123456' });
  });

  it('are left out where they do not apply', () => {
    expect(savableFields({ propertyType: 'apartment', yardArea: 200 })).toEqual({
      propertyType: 'apartment',
    });
    expect(savableFields({ advertiserType: 'owner', commission: { type: 'percent', value: 50 } })).toEqual({
      advertiserType: 'owner',
    });
  });

  it('are required by kind of listing', () => {
    expect(requiredPaths({ propertyType: 'house' }).has('floor')).toBe(false);
    expect(requiredPaths({ propertyType: 'room' }).has('occupantsNow')).toBe(true);
    expect(requiredPaths({ location: { city: 'sofia' } }).has('location.neighborhood')).toBe(true);
    expect(requiredPaths({ location: { city: 'ruse' } }).has('location.neighborhood')).toBe(false);
  });

  it('list each invalid or missing field once', () => {
    const issues = openIssues({ title: 'Кратко', price: 5 }, 1);
    expect(issues.get('title')).toBe('Въведете поне 10 символа.');
    expect(issues.get('price')).toBe('Въведете цяло число от 50 до 50\u00a0000.');
    expect(issues.get('location.city')).toBe('Полето е задължително.');
    expect(issues.get('images')).toBe('Качете поне 3 снимки.');
  });

  it('report a deposit without an amount at the amount, not at the choice', () => {
    const issues = openIssues({ deposit: { type: 'months' } }, 3);
    expect(issues.get('deposit.value')).toBe('Въведете от 0,5 до 3 наема през половин.');
    expect(issues.has('deposit.type')).toBe(false);
    expect(openIssues({}, 3).get('deposit.type')).toBe('Полето е задължително.');
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
    ['commission.value', { advertiserType: 'manager', commission: { type: 'none' } }, false],
    ['commission.value', { advertiserType: 'manager', commission: { type: 'percent' } }, true],
    ['deposit.value', { deposit: { type: 'none' } }, false],
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
    expect(changedKeys({ price: 5 }, { price: 900 })).toEqual(['price']);
    expect(changeBetween({ price: 5 }, { price: 900 })).toEqual({});
  });
});
