import { createEvent, fireEvent, screen } from '@testing-library/react';

import { aCard } from '../a-card.testing.ts';
import { show } from '../page.testing.tsx';
import { PropertyCard } from './property-card.tsx';

const image = (id: string) => ({ id, alt: `Снимка ${id}`, width: 1280, height: 960, placeholder: '' });
const images = ['a', 'b', 'c'].map(image);

const layer = () => document.querySelector<HTMLElement>('a[aria-hidden]')!;
const loaded = () => [...document.querySelectorAll('img[srcset]')].map((img) => img.getAttribute('alt'));
const shown = () => screen.getByRole('img').getAttribute('alt');
const finger = { pointerType: 'touch', isPrimary: true };

/** Stub: jsdom has no pointer events. */
const point = (type: 'Down' | 'Move' | 'Up' | 'Cancel', fields: object) =>
  fireEvent(layer(), Object.assign(createEvent[`pointer${type}`](layer()), fields));

function swipe(from: number, to: number, pointer: object = finger): void {
  point('Down', { ...pointer, clientX: from });
  point('Move', { ...pointer, clientX: to });
  point('Up', { ...pointer, clientX: to });
}

/** A click on the touch layer opens the listing. */
function opens(): boolean {
  const click = createEvent.click(layer());
  fireEvent(layer(), click);
  return screen.getByTestId('address').textContent === '/properties/p1';
}

describe('CardPictures', () => {
  it('switches by a sideways swipe, around both ends', () => {
    show(<PropertyCard property={aCard({ images })} />);
    swipe(200, 100);
    expect(shown()).toBe('Снимка b');
    swipe(100, 200);
    swipe(100, 200);
    expect(shown()).toBe('Снимка c');
    expect(screen.getByRole('button', { name: /^Разгледай снимките, 3\/3/u })).toBeVisible();
  });

  it('stays at a short swipe and at one that the browser takes for scrolling', () => {
    show(<PropertyCard property={aCard({ images })} />);
    swipe(200, 151);
    expect(shown()).toBe('Снимка a');
    point('Down', { ...finger, clientX: 200 });
    point('Move', { ...finger, clientX: 100 });
    point('Cancel', finger);
    point('Up', { ...finger, clientX: 100 });
    expect(shown()).toBe('Снимка a');
  });

  it('is not switched by a mouse that is drawn over it', () => {
    show(<PropertyCard property={aCard({ images })} />);
    swipe(200, 100, { pointerType: 'mouse', isPrimary: true });
    expect(shown()).toBe('Снимка a');
  });

  it('loads one picture before a touch, then its neighbours too', () => {
    show(<PropertyCard property={aCard({ images })} />);
    expect(loaded()).toEqual(['Снимка a']);
    point('Down', { ...finger, clientX: 200 });
    expect(loaded()).toEqual(['Снимка a', 'Снимка c', 'Снимка b']);
  });

  it('opens the listing by a tap and not by a swipe', () => {
    show(<PropertyCard property={aCard({ images })} />);
    swipe(200, 100);
    expect(opens()).toBe(false);
    swipe(200, 202);
    expect(opens()).toBe(true);
  });

  it.each([
    [2, ['on', 'off']],
    [9, ['on', 'off', 'off', 'off', 'off']],
  ])('shows where among %i pictures it stands, with five dots at most', (count, dots) => {
    show(
      <PropertyCard property={aCard({ images: Array.from({ length: count }, (_, i) => image(`${i}`)) })} />,
    );
    const [first, ...others] = [...document.querySelectorAll('article i')];
    expect(others).toHaveLength(dots.length - 1);
    expect(others.every((dot) => dot.className !== first?.className)).toBe(true);
  });

  it('has nothing to swipe with a single picture', () => {
    show(<PropertyCard property={aCard({ images: images.slice(0, 1) })} />);
    expect(layer()).toBeNull();
    expect(document.querySelector('article i')).toBeNull();
  });
});
