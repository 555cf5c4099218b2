import { fillIn } from '@pokriv/web-kit/fill-in.testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';

import { CityPicker } from './city-picker.tsx';
import { findCities } from './find-cities.ts';

function Sample({ start = '' }: { start?: string }) {
  const [city, setCity] = useState(start);
  return (
    <>
      <CityPicker value={city} onChange={setCity} />
      <output>{city}</output>
    </>
  );
}

const box = () => screen.getByRole('combobox', { name: 'Град' });
const chosen = () => document.querySelector('output')?.textContent;

describe('findCities', () => {
  it('finds all 47 cities by either name, and towns once they are typed', () => {
    expect(findCities('')).toHaveLength(47);
    expect(findCities('божур').map(({ id }) => id)).toEqual(['bozhurishte']);
    expect(findCities('Slanchev').map(({ id }) => id)).toEqual(['slanchev-bryag']);
    expect(findCities('veliko').map(({ id }) => id)).toEqual(['veliko-tarnovo']);
    expect(findCities('търново').map(({ id }) => id)).toEqual(['veliko-tarnovo', 'malko-tarnovo']);
  });

  it('lists the largest first without a text, the others alphabetically', () => {
    const names = findCities('').map(({ name }) => name);
    expect(names.slice(0, 3)).toEqual(['София', 'Пловдив', 'Варна']);
    expect(names.slice(8, 10)).toEqual(['Асеновград', 'Банско']);
  });

  it('lists cities that start with the text first', () => {
    expect(findCities('ра')[0]?.id).toBe('razgrad');
  });
});

describe('CityPicker', () => {
  it('tells towns of one name apart by their region, and a town that is a district', async () => {
    render(<Sample />);
    await userEvent.type(box(), 'Бяла');
    const told = screen.getAllByRole('option').map(({ textContent }) => textContent);
    expect(told).toEqual(expect.arrayContaining(['Бялаобл. Варна', 'Бялаобл. Русе']));
    await userEvent.clear(box());
    await userEvent.type(box(), 'Банк');
    expect(screen.getByRole('option', { name: 'София квартал Банкя' })).toBeInTheDocument();
  });

  it('finds a city by its English name and selects it on Enter', async () => {
    render(<Sample />);
    await userEvent.type(box(), 'Plov');
    expect(screen.getAllByRole('option')).toHaveLength(1);
    await userEvent.keyboard('{Enter}');
    expect(chosen()).toBe('plovdiv');
    expect(box()).toHaveValue('Пловдив');
  });

  it('shows that no city matches', async () => {
    render(<Sample />);
    await fillIn(box(), 'Атлантида');
    expect(screen.getByText('Няма намерени градове')).toBeInTheDocument();
    expect(box()).not.toHaveAttribute('aria-activedescendant');
    expect(screen.getByRole('listbox')).toBeEmptyDOMElement();
  });

  it('is cleared by its button', async () => {
    render(<Sample start="sofia" />);
    expect(box()).toHaveValue('София');
    await userEvent.click(screen.getByRole('button', { name: 'Изчисти града' }));
    expect(chosen()).toBe('');
    expect(box()).toHaveValue('');
  });

  it('restores the selected city when a half-typed text is left', async () => {
    render(<Sample start="sofia" />);
    await userEvent.type(box(), 'xx');
    await userEvent.tab();
    await userEvent.click(document.body);
    expect(chosen()).toBe('sofia');
    expect(box()).toHaveValue('София');
  });

  it('opens at the selected city by an arrow key, wraps around, and closes on Escape without a selection', async () => {
    render(<Sample start="sofia" />);
    box().focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('София');
    await userEvent.keyboard('{End}{ArrowDown}');
    expect(screen.getByRole('option', { selected: true })).toBe(screen.getAllByRole('option')[0]);
    expect(box()).toHaveAttribute('aria-activedescendant', screen.getAllByRole('option')[0]?.id);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('option')).not.toBeInTheDocument();
    expect(chosen()).toBe('sofia');
  });

  it('opens by its button and selects by a press, with the focus in the input', async () => {
    render(<Sample />);
    await userEvent.click(screen.getByRole('button', { name: 'Покажи градовете', hidden: true }));
    expect(box()).toHaveFocus();
    await userEvent.click(screen.getByRole('option', { name: /^Варна/u }));
    expect(chosen()).toBe('varna');
    expect(box()).toHaveFocus();
    expect(screen.queryByRole('option')).not.toBeInTheDocument();
  });
});
