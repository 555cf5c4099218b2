import { act } from '@testing-library/react';
import { MemoryRouter } from '@pokriv/web-kit/router-server';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';

import { rememberListing } from '../recent/recent-store.ts';
import { inLeva } from '../sums.testing.ts';
import { aListing } from '../a-listing.testing.ts';
import { DetailView } from './detail-view.tsx';
import { everythingIsNear } from './near.testing.ts';

beforeAll(everythingIsNear);

const page = (
  <MemoryRouter initialEntries={['/properties/p1']}>
    <DetailView listing={aListing()} />
  </MemoryRouter>
);

describe('DetailView rendered on the server', () => {
  it('contains the main facts, without style attributes', () => {
    const html = renderToString(page).replaceAll('\u00a0', ' ');
    for (const text of ['Светъл двустаен до метрото', '1 200 лв.', 'Лозенец', 'Тих и слънчев.'])
      expect(html).toContain(text);
    expect(html).not.toContain(' style=');
  });

  it('has its pictures first, so that a page arriving in parts moves nothing that is painted', () => {
    expect(renderToString(page)).toMatch(/aria-label="Снимки".*aria-label="Път до страницата"/su);
  });

  it('hydrates without a mismatch, whatever localStorage holds', async () => {
    globalThis.fetch = () => new Promise(() => undefined);
    rememberListing({ id: 'p2', title: 'Стая', price: inLeva(300), city: 'ruse' });
    const box = document.createElement('div');
    box.innerHTML = renderToString(page);
    document.body.append(box);
    const differences = jest.fn();
    await act(async () => void hydrateRoot(box, page, { onRecoverableError: differences }));
    expect(differences).not.toHaveBeenCalled();
    expect(box).toHaveTextContent('Последно разгледани');
  });
});
