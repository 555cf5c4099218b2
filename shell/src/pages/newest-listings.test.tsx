import { sumOf, toMoney } from '@pokriv/contracts/money';
import { MemoryRouter } from '@pokriv/web-kit/router-server';
import { render, screen, waitFor } from '@testing-library/react';
import { SWRConfig } from 'swr';

import { NewestListings } from './newest-listings.tsx';

const card = (id: string, images: object[]) => ({
  id,
  title: `Обява ${id}`,
  images,
  price: toMoney(sumOf(900, 'BGN')),
  location: { city: 'sofia' },
});

function show(data: object[]) {
  const sent: string[] = [];
  globalThis.fetch = (address) => {
    sent.push(String(address));
    return Promise.resolve(Response.json({ success: true, data }));
  };
  const { container } = render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <MemoryRouter>
        <NewestListings />
      </MemoryRouter>
    </SWRConfig>,
  );
  return { container, sent };
}

describe('NewestListings', () => {
  it('links to each listing, with its picture, price and city', async () => {
    const { container, sent } = show([card('p1', [{ id: 'i1' }]), card('p2', [])]);
    const link = await screen.findByRole('link', { name: /Обява p1/u });
    expect(link).toHaveAttribute('href', '/properties/p1');
    expect(link.textContent.replaceAll('\u00a0', ' ')).toMatch(/900 лв\..*София/u);
    const pictures = [...container.querySelectorAll('img')].map((image) => image.getAttribute('src'));
    expect(pictures).toEqual(['/media/i1-320.webp']);
    expect(sent[0]).toContain('sort=newest');
  });

  it('is absent without listings', async () => {
    const { container, sent } = show([]);
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(container).toBeEmptyDOMElement();
  });
});
