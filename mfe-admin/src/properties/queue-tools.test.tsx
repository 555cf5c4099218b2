import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { fakeBackend, signedInAsAdmin } from '../backend.testing.ts';
import { aListing } from '../listing.testing.ts';
import { renderAt } from '../page.testing.tsx';
import { aQueue, cleanListings, listingAnswers, queueRoutes } from './queue.testing.tsx';

const one = [aListing('p1')];
const standard = { ...listingAnswers(one), 'GET /admin/properties': aQueue(one, 1, 1) };

beforeEach(signedInAsAdmin);
afterEach(() => Reflect.deleteProperty(globalThis, 'matchMedia'));

describe('ToolsButton', () => {
  it.each([
    ['/admin/properties', 'Филтри и подредба'],
    ['/admin/properties?kind=revision&sort=oldest', 'Филтри и подредба'],
    ['/admin/properties?sort=newest', 'Филтри и подредба (1)'],
    ['/admin/properties?query=дом&assigned=free&sort=newest', 'Филтри и подредба (3)'],
    ['/admin/properties?status=active&sort=newest', 'Филтри и подредба'],
  ])('at %s says „%s“', async (address, name) => {
    fakeBackend(standard);
    renderAt(address, queueRoutes);
    expect(await screen.findByRole('button', { name })).toHaveAttribute('aria-expanded', 'false');
  });

  it('is needed on a phone only: a desktop has the work on several listings beside the list', async () => {
    const clean = cleanListings(one);
    fakeBackend({ ...standard, 'GET /admin/properties/clean': clean });
    const isBelowList = (one: HTMLElement) => {
      const list = screen.getByRole('region', { name: 'Обяви в опашката' });
      return (list.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    };
    const names = ['Избери няколко', 'Вземи следващите 10', 'Одобри 1 без риск'];
    const work = () => Promise.all(names.map((name) => screen.findByRole('button', { name })));
    const { unmount } = renderAt('/admin/properties', queueRoutes);
    expect((await work()).map(isBelowList)).toEqual([false, false, false]);
    unmount();
    globalThis.matchMedia = () => Object.assign(new EventTarget(), { matches: true }) as MediaQueryList;
    renderAt('/admin/properties', queueRoutes);
    expect((await work()).map(isBelowList)).toEqual([true, true, true]);
    await userEvent.click(screen.getByRole('button', { name: 'Избери няколко' }));
    expect(isBelowList(screen.getByRole('checkbox', { name: 'Избери всички на страницата' }))).toBe(false);
    expect(screen.getByRole('button', { name: 'Избери няколко' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('unfolds and folds the tools', async () => {
    fakeBackend(standard);
    renderAt('/admin/properties', queueRoutes);
    const tools = await screen.findByRole('button', { name: 'Филтри и подредба' });
    await userEvent.click(tools);
    expect(tools).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(tools);
    expect(tools).toHaveAttribute('aria-expanded', 'false');
  });
});
