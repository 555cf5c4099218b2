import { applies, openIssues, requiredPaths, savableFields } from './field-rules.ts';

describe('fields of a draft', () => {
  it('saves only what the contract takes', () => {
    const fields = { title: 'Къща', price: 5, location: { neighborhood: 'Бояна' } };
    expect(savableFields(fields, ['title', 'price', 'location'])).toEqual({ title: 'Къща' });
  });

  it('leaves out what no longer applies', () => {
    expect(applies({ propertyType: 'apartment' }, 'yardArea')).toBe(false);
    expect(savableFields({ propertyType: 'apartment', yardArea: 200 }, ['propertyType', 'yardArea'])).toEqual(
      {
        propertyType: 'apartment',
      },
    );
  });

  it('requires what its kind needs', () => {
    expect(requiredPaths({ propertyType: 'house' }).has('floor')).toBe(false);
    expect(requiredPaths({ propertyType: 'room' }).has('occupantsNow')).toBe(true);
    expect(requiredPaths({ location: { city: 'sofia' } }).has('location.neighborhood')).toBe(true);
    expect(requiredPaths({ location: { city: 'ruse' } }).has('location.neighborhood')).toBe(false);
  });

  it('lists what is wrong and what is missing, each once', () => {
    const issues = openIssues({ title: 'Кратко', price: 5 }, 1);
    expect(issues.get('title')).toBe('Въведете поне 10 символа.');
    expect(issues.get('price')).toBe('Въведете цяло число от 50 до 50000.');
    expect(issues.get('location.city')).toBe('Полето е задължително.');
    expect(issues.get('images')).toBe('Качете поне 3 снимки.');
  });
});
