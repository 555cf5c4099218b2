import { remarkFields } from '@pokriv/contracts/listing/remark-places';

import { stepOf } from '../form-address/form-steps.ts';
import { placeName, placePart } from './remark-place.ts';

const [first, second] = ['0000000000000000000a', '0000000000000000000b'];
const images = [{ id: first }, { id: second }];

describe('place of a remark', () => {
  it('is named by the number of its picture, or by its field', () => {
    expect(placeName(second, images)).toBe('Снимка 2');
    expect(placeName('price', images)).toBe('Месечен наем');
    expect(placeName('images', images)).toBe('Снимки');
    expect(placeName(second, [])).toBe('Снимка, която вече я няма');
  });

  it('leads to its picture, or to all pictures when that one is gone', () => {
    expect(placePart(second, images)).toBe(`?step=pictures#picture-${second}`);
    expect(placePart(second, [])).toBe('?step=pictures#field-images');
  });

  it('leads to the first field of a group', () => {
    expect(placePart('deposit', images)).toBe(`?step=${stepOf('deposit.type')}#field-deposit-type`);
    expect(placePart('title', images)).toBe(`?step=${stepOf('title')}#field-title`);
  });

  it.each(remarkFields)('leads to a step of the form for %s', (field) => {
    expect(stepOf(field)).not.toBe('review');
  });
});
