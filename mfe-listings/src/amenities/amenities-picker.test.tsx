import { amenities, type Amenity } from '@pokriv/contracts/listing/amenities';
import { fireEvent, render, screen } from '@testing-library/react';

import { AmenitiesPicker } from './amenities-picker.tsx';
import { amenityTexts } from './messages.ts';

const [first, second] = amenities.filter(({ category }) => category === 'kitchen') as [Amenity, Amenity];

describe('AmenitiesPicker', () => {
  it('counts the chosen ones at their category alone', () => {
    render(<AmenitiesPicker chosen={[first.id, second.id]} onChange={jest.fn()} />);
    expect(screen.getByText(amenityTexts.inCategory(2))).toBeInTheDocument();
    expect(screen.queryByText(amenityTexts.inCategory(0))).toBeNull();
    expect(screen.queryByText('0')).toBeNull();
  });

  it('adds a ticked one and drops an unticked one', () => {
    const onChange = jest.fn();
    render(<AmenitiesPicker chosen={[first.id]} onChange={onChange} />);
    fireEvent.click(screen.getByLabelText(second.name));
    expect(onChange).toHaveBeenLastCalledWith([first.id, second.id]);
    fireEvent.click(screen.getByLabelText(first.name));
    expect(onChange).toHaveBeenLastCalledWith([]);
  });
});
