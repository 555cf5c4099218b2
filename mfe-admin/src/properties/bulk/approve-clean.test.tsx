import { screen, within } from '@testing-library/react';

import { answer, fakeBackend } from '../../backend.testing.ts';
import { aListing } from '../../listing.testing.ts';
import { renderAt } from '../../page.testing.tsx';
import { person, withFakeClock, wait } from '../../deciding/fake-clock.testing.ts';
import { readyButton } from '../../deciding/ready-button.testing.ts';
import { aQueue, cleanListings, decisionsIn, listingAnswers, queueRoutes } from '../queue.testing.tsx';

const shown = aListing('p1');
/** On the next page of the queue. */
const [second, third] = [aListing('p2'), aListing('p3', { version: 7 })];
const clean = cleanListings([shown, second, third], { risky: 1, unchecked: 1, held: 2 });
const standard = {
  ...listingAnswers([shown, second, third]),
  'GET /admin/properties': aQueue([shown], 7),
  'GET /admin/properties/clean': clean,
};
const question = () => within(screen.getByRole('alertdialog'));
const ask = async (name: string) => person.click(await screen.findByRole('button', { name }));
const confirm = (name: string) => person.click(question().getByRole('button', { name }));

withFakeClock();

describe('approval of what has no risk', () => {
  it('names the listings of all pages and what stays, and sends the versions that it named', async () => {
    const calls = fakeBackend(standard);
    renderAt('/admin/properties', queueRoutes);
    await ask('Одобри 3 без риск');
    const titles = question().getAllByRole('listitem');
    expect(titles.map(({ textContent }) => textContent)).toEqual(['Обява p1', 'Обява p2', 'Обява p3']);
    expect(
      question().getByText(/остават: 1 с риск, 1 още се проверява, 2 са отворени от друг\./u),
    ).toBeVisible();
    expect(question().getByText(/Най-много 100 обяви/u)).toBeVisible();
    await confirm('Одобри 3 без риск');
    expect(decisionsIn(calls)).toEqual([]);
    expect(screen.queryByRole('button', { name: /без риск/u })).not.toBeInTheDocument();
    await wait(6_500);
    expect(await screen.findByText('Одобрени: 3 обяви.')).toBeInTheDocument();
    expect(decisionsIn(calls).map(({ call, body }) => [call, body])).toEqual([
      ['PUT /admin/properties/p1/approve', { version: 1 }],
      ['PUT /admin/properties/p2/approve', { version: 1 }],
      ['PUT /admin/properties/p3/approve', { version: 7 }],
    ]);
  });

  it('can be undone', async () => {
    const calls = fakeBackend(standard);
    renderAt('/admin/properties', queueRoutes);
    await ask('Одобри 3 без риск');
    await confirm('Одобри 3 без риск');
    await person.keyboard('z');
    await wait(7_000);
    expect(decisionsIn(calls)).toEqual([]);
    expect(screen.getByRole('button', { name: 'Одобри 3 без риск' })).toBeInTheDocument();
  });

  it('leaves out a listing that was changed meanwhile, and names it', async () => {
    const changed = 'Обявата е променена междувременно.';
    fakeBackend({
      ...standard,
      'PUT /admin/properties/p2/approve': answer.refused(409, 'CONFLICT', changed),
    });
    renderAt('/admin/properties', queueRoutes);
    await ask('Одобри 3 без риск');
    await confirm('Одобри 3 без риск');
    await wait(6_500);
    const dialog = within(await screen.findByRole('dialog', { name: '1 обява без решение' }));
    expect(dialog.getByRole('listitem')).toHaveTextContent(`Обява p2: ${changed}`);
    expect(screen.getByText('Одобрени: 2 обяви.')).toBeInTheDocument();
  });

  it('says how many of all it takes when there are more than it takes at once', async () => {
    fakeBackend({
      ...standard,
      'GET /admin/properties/clean': cleanListings([shown, second], { total: 150 }),
    });
    renderAt('/admin/properties', queueRoutes);
    await ask('Одобри първите 2 от 150 без риск');
    expect(question().getByText('В опашката остават: 148 без риск.')).toBeVisible();
  });

  it('asks for the list on screen', async () => {
    const calls = fakeBackend(standard);
    renderAt('/admin/properties?kind=revision&query=парк', queueRoutes);
    await screen.findByRole('button', { name: 'Одобри 3 без риск' });
    expect(calls.find(({ call }) => call.endsWith('/clean'))?.query).toEqual({
      kind: 'revision',
      query: 'парк',
    });
  });

  it('leaves out a listing whose decision is not sent yet', async () => {
    const many = cleanListings([shown, second, third], { total: 150 });
    fakeBackend({ ...standard, 'GET /admin/properties/clean': many });
    renderAt('/admin/properties/p1', queueRoutes);
    await readyButton('Одобри');
    await person.keyboard('a');
    expect(
      await screen.findByRole('button', { name: 'Одобри първите 2 от 149 без риск', hidden: true }),
    ).toBeInTheDocument();
  });

  it('is not offered for listings that do not wait', async () => {
    const calls = fakeBackend(standard);
    renderAt('/admin/properties?status=active', queueRoutes);
    await screen.findByText('Обява p1');
    expect(calls.some(({ call }) => call.endsWith('/clean'))).toBe(false);
  });
});
