import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { SectionNav } from './section-nav.tsx';
import { sections, type SectionId } from './sections.ts';

const NARROW = 300;
const LINK = 100;
const admin = { role: 'admin' } as const;

/** Mocks the layout that jsdom lacks: links of 100 px in a row of 300 px, in a window 1000 px high. */
function layOut(tops: Partial<Record<SectionId, number>>, page = { scrolled: 0, height: 5000 }): void {
  document.body.replaceChildren(
    ...sections.map(({ id }) => {
      const section = document.createElement('section');
      section.id = id;
      section.getBoundingClientRect = () => new DOMRect(0, tops[id] ?? 9000, 800, 300);
      return section;
    }),
  );
  Object.defineProperty(globalThis, 'innerHeight', { configurable: true, value: 1000 });
  Object.defineProperty(globalThis, 'scrollY', { configurable: true, value: page.scrolled });
  Object.defineProperty(document.documentElement, 'scrollHeight', {
    configurable: true,
    value: page.height,
  });
}
const current = () =>
  screen.getAllByRole('link').find((link) => link.hasAttribute('aria-current'))?.textContent;
const labelOf = (wanted: SectionId) => sections.find(({ id }) => id === wanted)?.label;
const frame = () => act(() => new Promise((resolve) => requestAnimationFrame(() => resolve(undefined))));
const show = async () => {
  render(<SectionNav {...admin} />);
  await frame();
};
function define(
  name: 'scrollWidth' | 'clientWidth' | 'offsetWidth' | 'offsetLeft',
  of: (element: HTMLElement) => number,
) {
  Object.defineProperty(HTMLElement.prototype, name, {
    configurable: true,
    get(this: HTMLElement) {
      return of(this);
    },
  });
}

beforeEach(() => {
  define('clientWidth', () => NARROW);
  define('scrollWidth', () => sections.length * LINK);
  define('offsetWidth', () => LINK);
  define('offsetLeft', (link) => screen.getAllByRole('link').indexOf(link) * LINK);
  history.replaceState(null, '', '/profile');
});

describe('SectionNav', () => {
  it.each<[string, Partial<Record<SectionId, number>>, SectionId]>([
    ['the first one at the top', { data: 100, picture: 500 }, 'data'],
    [
      'the last one above the reading line',
      { data: -900, picture: -300, email: 200, password: 700 },
      'email',
    ],
    ['one that begins at the reading line', { data: -300, picture: 350 }, 'picture'],
    ['the one above a section just below the line', { data: -300, picture: 351 }, 'data'],
  ])('marks %s', async (_, tops, id) => {
    layOut(tops);
    await show();
    expect(current()).toBe(labelOf(id));
  });

  it.each<[string, number, string, SectionId]>([
    ['the last section', 4000, '', 'deletion'],
    ['the last section, two pixels above the end', 3998, '', 'deletion'],
    ['the section of the anchor in the window', 4000, '#devices', 'devices'],
    ['the last section for an anchor above the window', 4000, '#data', 'deletion'],
    ['the last section for an anchor below the window', 4000, '#role', 'deletion'],
    ['the section at the reading line, three pixels above the end', 3997, '', 'password'],
  ])('marks at the end of the page %s', async (_, scrolled, anchor, id) => {
    layOut({ data: -4000, password: 100, devices: 500, role: 1000 }, { scrolled, height: 5000 });
    history.replaceState(null, '', `/profile${anchor}`);
    await show();
    expect(current()).toBe(labelOf(id));
  });

  it('follows the page as it is scrolled', async () => {
    layOut({ data: 0 });
    await show();
    const picture = document.getElementById('picture') as HTMLElement;
    picture.getBoundingClientRect = () => new DOMRect(0, 20, 800, 300);
    act(() => void window.dispatchEvent(new Event('scroll')));
    await frame();
    expect(current()).toBe(labelOf('picture'));
  });

  it('centres the marked link in a row that is too narrow for all', async () => {
    layOut({ data: -900, picture: -800, email: -700, password: 0 });
    await show();
    expect(screen.getByRole('list').scrollLeft).toBe(200);
  });

  it('does not move a row that shows all links', async () => {
    define('clientWidth', () => sections.length * LINK);
    layOut({ data: -900, picture: -800, email: -700, password: 0 });
    await show();
    expect(screen.getByRole('list').scrollLeft).toBe(0);
  });

  it('goes to a section without leaving the page', async () => {
    layOut({ data: 0 });
    await show();
    const target = document.getElementById('email') as HTMLElement;
    target.scrollIntoView = jest.fn();
    await userEvent.click(screen.getByRole('link', { name: labelOf('email') }));
    expect(target.scrollIntoView).toHaveBeenCalled();
  });
});
