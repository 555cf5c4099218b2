import { layoutsFor } from './layouts-for.ts';

describe('layoutsFor', () => {
  it('offers the layouts of a house only for a house', () => {
    expect(layoutsFor({ propertyType: 'house' })).toHaveProperty('whole_house');
    expect(layoutsFor({ propertyType: 'apartment' })).not.toHaveProperty('whole_house');
    expect(layoutsFor({ propertyType: 'apartment' })).not.toHaveProperty('house_floor');
    expect(layoutsFor({ propertyType: 'apartment' })).toHaveProperty('two_room');
  });

  it('keeps the layout of a stored listing', () => {
    expect(layoutsFor({ propertyType: 'apartment', layout: 'house_floor' })).toHaveProperty('house_floor');
  });
});
