import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { nothingSought, type SearchState } from '../search-address/search-state.ts';
import { BoundFields } from './bound-fields.tsx';
import { FloorFilter } from './floor-filter.tsx';

const change = jest.fn();
const target = (state: Partial<SearchState> = {}) => ({ state: { ...nothingSought, ...state }, change });
const field = (label: string) => screen.getByLabelText(label);

beforeEach(() => change.mockClear());

describe('BoundFields', () => {
  const show = (state: Partial<SearchState> = {}) =>
    render(<BoundFields target={target(state)} least="areaMin" most="areaMax" unit="м²" digits={4} />);
  const type = (label: string, value: string) => {
    fireEvent.change(field(label), { target: { value } });
    fireEvent.blur(field(label));
  };

  it.each([
    ['both bounds', ['50', '80'], { areaMin: 50, areaMax: 80 }],
    ['two equal bounds', ['50', '50'], { areaMin: 50, areaMax: 50 }],
    ['a lower bound only', ['50', ''], { areaMin: 50, areaMax: undefined }],
    ['an upper bound only', ['', '80'], { areaMin: undefined, areaMax: 80 }],
    ['digits only', ['5o0 м', ''], { areaMin: 50, areaMax: undefined }],
  ])('applies %s', (_, [from = '', to = ''], applied) => {
    show();
    if (to) type('До', to);
    if (from) type('От', from);
    expect(change).toHaveBeenLastCalledWith(applied, { typing: 'areaMin' });
    expect(screen.queryByRole('alert')).toBeNull();
    expect(field('От')).toBeValid();
  });

  it('shows the bounds of the search and drops a cleared one', () => {
    show({ areaMin: 40, areaMax: 60 });
    expect(field('От')).toHaveValue('40');
    expect(field('До')).toHaveValue('60');
    type('От', '');
    expect(change).toHaveBeenLastCalledWith({ areaMin: undefined, areaMax: 60 }, { typing: 'areaMin' });
  });

  it('explains bounds in the wrong order instead of applying them', () => {
    show({ areaMax: 60 });
    type('От', '61');
    expect(change).not.toHaveBeenCalled();
    expect(screen.getByRole('alert')).toHaveTextContent('над стойността');
    expect(field('До')).toBeInvalid();
    expect(field('От')).toHaveAccessibleDescription(expect.stringContaining('над стойността'));
  });
});

describe('BoundFields of sums', () => {
  it('understand sums typed by hand, and widen the range by at most one unit', async () => {
    render(
      <BoundFields target={target()} least="priceMin" most="priceMax" unit="€" digits={6} sumsIn="EUR" />,
    );
    await userEvent.type(field('От'), '250,5');
    await userEvent.type(field('До'), '1.200');
    await userEvent.tab();
    expect(change).toHaveBeenLastCalledWith({ priceMin: 250, priceMax: 1200 }, { typing: 'priceMin' });
    expect([field('От'), field('До')].map((input) => (input as HTMLInputElement).value)).toEqual([
      '250',
      '1200',
    ]);
  });

  it('convert a pasted sum that names the other currency', async () => {
    render(
      <BoundFields target={target()} least="priceMin" most="priceMax" unit="€" digits={6} sumsIn="EUR" />,
    );
    await userEvent.click(field('До'));
    await userEvent.paste('800лв');
    expect(field('До')).toHaveValue('410');
  });
});

describe('FloorFilter', () => {
  const show = (state: Partial<SearchState> = {}) => render(<FloorFilter target={target(state)} />);
  const offered = (label: string) => [...(field(label) as HTMLSelectElement).options].map(({ text }) => text);

  it('offers floors from the basement to the 30th, and a higher one that is chosen already', () => {
    show({ floorMin: 42, floorMax: 30 });
    expect(offered('От').slice(1, 4)).toEqual(['Сутерен', 'Партер', '1']);
    expect(offered('От').slice(-2)).toEqual(['30', '42']);
    expect(offered('До').slice(-2)).toEqual(['29', '30']);
    expect(field('От')).toHaveValue('42');
  });

  it.each([
    ['От', '5', { floorMax: 4 }, { floorMin: 5, floorMax: undefined }],
    ['От', '4', { floorMax: 4 }, { floorMin: 4 }],
    ['От', '', { floorMin: 4 }, { floorMin: undefined }],
    ['От', '2', {}, { floorMin: 2 }],
    ['До', '1', { floorMin: 2 }, { floorMax: 1, floorMin: undefined }],
    ['До', '2', { floorMin: 2 }, { floorMax: 2 }],
    ['До', '', { floorMin: 2 }, { floorMax: undefined }],
    ['До', '7', {}, { floorMax: 7 }],
  ])('drops the other bound where „%s“ %s contradicts it', async (label, value, state, changed) => {
    show(state);
    await userEvent.selectOptions(field(label), value);
    expect(change).toHaveBeenLastCalledWith(changed);
  });

  it('presses the preset of the chosen floors, and clears it on another press', async () => {
    show({ floorMin: 1 });
    const pressed = screen.getAllByRole('button', { pressed: true });
    expect(pressed.map(({ textContent }) => textContent)).toEqual(['Без партер']);
    await userEvent.click(screen.getByRole('button', { name: 'Без партер' }));
    expect(change).toHaveBeenLastCalledWith({ floorMin: undefined, floorMax: undefined });
    await userEvent.click(screen.getByRole('button', { name: 'До 3-ти етаж' }));
    expect(change).toHaveBeenLastCalledWith({ floorMin: undefined, floorMax: 3 });
  });

  it('presses no preset for a range of its own', () => {
    show({ floorMin: 1, floorMax: 3 });
    expect(screen.queryAllByRole('button', { pressed: true })).toEqual([]);
  });
});
