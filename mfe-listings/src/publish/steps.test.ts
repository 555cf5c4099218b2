import { PropertyFields } from '@pokriv/contracts/listing/listing-fields';

import { shownFields, stepOf } from '../form-address/form-steps.ts';
import { requiredPaths } from './field-rules.ts';
import { inStepOrder, issuesOf, stepNamed, stepsAround } from './steps.ts';

describe('form steps', () => {
  it('show every field of the contract before the last step', () => {
    const homeless = Object.keys(PropertyFields.shape).filter((key) => stepOf(key) === 'review');
    expect(homeless).toEqual([]);
  });

  it('ask for each field once', () => {
    const asked = Object.values(shownFields).flat();
    expect(asked.filter((path, index) => asked.indexOf(path) !== index)).toEqual([]);
  });

  it('find the step of a field by its path', () => {
    expect(stepOf('location.geo')).toBe('place');
    expect(stepOf('layout')).toBe('place');
    expect(stepOf('area')).toBe('place');
    expect(stepOf('description')).toBe('home');
    expect(stepOf('deposit.amount')).toBe('price');
    expect(stepOf('commission.type')).toBe('price');
    expect(stepOf('occupantsNow')).toBe('terms');
    expect(stepOf('images')).toBe('pictures');
    expect(stepOf('contactPhone')).toBe('place');
    expect(stepOf('contactName')).toBe('contact');
    expect(stepOf('version')).toBe('review');
  });

  it('start at the first one without a step in the URL', () => {
    expect(stepNamed(null).id).toBe('pictures');
    expect(stepNamed('nowhere').id).toBe('pictures');
    expect(stepNamed('terms').id).toBe('terms');
  });

  it('show every required field in the first two', () => {
    const asked = requiredPaths({ propertyType: 'apartment', location: { city: 'sofia' } });
    const kinds = ['deposit.months', 'deposit.amount', 'commission.percent', 'commission.amount'];
    const shown = [...asked].filter((path) => !kinds.includes(path)).map(stepOf);
    expect(new Set(shown)).toEqual(new Set(['place']));
  });

  it('know their neighbours', () => {
    expect(stepsAround('pictures')).toMatchObject({ number: 1, before: undefined, after: { id: 'place' } });
    expect(stepsAround('review')).toMatchObject({ number: 7, before: { id: 'contact' }, after: undefined });
  });

  it('group errors by step, in the order on the screen', () => {
    const issues = new Map([
      ['title', 'd'],
      ['price', 'a'],
      ['area', 'e'],
      ['images', 'b'],
      ['location.city', 'c'],
    ]);
    expect([...inStepOrder(issues).keys()]).toEqual(['images', 'location.city', 'area', 'price', 'title']);
    expect([...issuesOf(issues, 'pictures').keys()]).toEqual(['images']);
  });
});
