import { useLocation, useNavigate } from '@pokriv/web-kit/router';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { show } from '../page.testing.tsx';
import { aReading, nothingRead, suggestReply, type Reply } from '../search-field/a-reply.testing.ts';
import { fakeNarrowScreen, serveReading } from './search-page.testing.ts';
import { SearchPage } from './search-page.tsx';

const FROM_FORM = '/properties?query=двустаен+до+1500+с+куче+и+двор&unread=true';
const READ = '/properties?query=с+двор&location=sofia&priceMax=1500&layout=two_room&hasPet=true';

const serve = (reading: Reply) => serveReading(reading, 1);

function Site() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      {pathname === '/properties' && <SearchPage />}
      <button onClick={() => void navigate(FROM_FORM)}>изпрати</button>
      <button onClick={() => void navigate(-1)}>назад</button>
    </>
  );
}

const address = () => decodeURIComponent(screen.getByTestId('address').textContent ?? '');
const chips = () =>
  screen
    .getAllByRole('button', { name: /^Премахни/u })
    .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));

beforeAll(fakeNarrowScreen);

describe('a sentence of a plain form', () => {
  it('becomes filters on arrival, of which alone results are asked, and Back returns to the form', async () => {
    const asked = serve(suggestReply([], aReading));
    show(<Site />, '/no/such/page');
    await userEvent.click(screen.getByRole('button', { name: 'изпрати' }));
    await waitFor(() => expect(address()).toBe(READ));
    expect(await screen.findByText('Разбрахме:')).toBeVisible();
    expect(chips()).toEqual(expect.arrayContaining(['Двустаен', 'София', 'Имам домашен любимец']));
    expect(screen.getByRole('combobox', { name: 'Къде и какво търсите?' })).toHaveValue('с двор');
    expect(new Set(asked).size).toBe(1);
    expect(asked[0]).toContain('layout=two_room');
    await userEvent.click(screen.getByRole('button', { name: 'назад' }));
    expect(address()).toBe('/no/such/page');
  });

  it('is read on a page from the server, too, which shows the results of its words until then', async () => {
    const asked = serve(suggestReply([], aReading));
    show(<Site />, FROM_FORM);
    await waitFor(() => expect(address()).toBe(READ));
    expect(asked[0]).toContain('query=двустаен');
  });

  it.each<[string, { status?: number; body: unknown }]>([
    ['cannot be read', { status: 503, body: { success: false, error: { code: 'UNAVAILABLE' } } }],
    ['means nothing', suggestReply([], nothingRead('двустаен до 1500 с куче и двор'))],
  ])('that %s is searched as words', async (_what, reply) => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    serve(reply);
    show(<Site />, '/no/such/page');
    await userEvent.click(screen.getByRole('button', { name: 'изпрати' }));
    await waitFor(() => expect(address()).toBe('/properties?query=двустаен+до+1500+с+куче+и+двор'));
    expect(await screen.findByRole('region', { name: 'Намерени обяви' })).toBeVisible();
    expect(screen.queryByText('Разбрахме:')).toBeNull();
  });

  it('that is empty leaves no trace in the address', async () => {
    serve(suggestReply([]));
    show(<Site />, '/properties?query=&priceMax=900&unread=true');
    await waitFor(() => expect(address()).toBe('/properties?priceMax=900'));
  });
});
