import { PropertyFields } from '@pokriv/contracts/listing/listing-fields';

import { stepOf } from '../form-address/form-steps.ts';
import { inStepOrder, issuesOf, stepNamed, stepsAround } from './steps.ts';

describe('form steps', () => {
  it('show every field of the contract before the last step', () => {
    const homeless = Object.keys(PropertyFields.shape).filter((key) => stepOf(key) === 'review');
    expect(homeless).toEqual([]);
  });

  it('find the step of a field by its path', () => {
    expect(stepOf('location.geo')).toBe('place');
    expect(stepOf('layout')).toBe('place');
    expect(stepOf('area')).toBe('home');
    expect(stepOf('deposit.amount')).toBe('price');
    expect(stepOf('commission.type')).toBe('price');
    expect(stepOf('occupantsNow')).toBe('terms');
    expect(stepOf('images')).toBe('pictures');
    expect(stepOf('contactPhone')).toBe('contact');
    expect(stepOf('version')).toBe('review');
  });

  it('start at the first one without a step in the URL', () => {
    expect(stepNamed(null).id).toBe('place');
    expect(stepNamed('nowhere').id).toBe('place');
    expect(stepNamed('terms').id).toBe('terms');
  });

  it('know their neighbours', () => {
    expect(stepsAround('place')).toMatchObject({ number: 1, before: undefined, after: { id: 'home' } });
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
    expect([...inStepOrder(issues).keys()]).toEqual(['location.city', 'area', 'title', 'price', 'images']);
    expect([...issuesOf(issues, 'price').keys()]).toEqual(['price']);
  });
});
