import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { fakeBackend, signedInAsAdmin } from '../backend.testing.ts';
import { aListing } from '../listing.testing.ts';
import { renderAt } from '../page.testing.tsx';
import { aQueue, listingAnswers, queueRoutes } from './queue.testing.tsx';

const one = [aListing('p1')];
const standard = { ...listingAnswers(one), 'GET /admin/properties': aQueue(one, 1, 1) };

beforeEach(signedInAsAdmin);

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
