import { noLimits, servePages } from './pages.testing.ts';

const SHELL_PAGE =
  '<!doctype html><html><head><!--boot--><script defer src="/assets/main.js"></script></head><body><div id="root"></div></body></html>';

describe('a page above the budget for rendering', () => {
  const prepareFirstScreen = jest.fn(async () => ({
    page: { html: '<h1>Обяви</h1>', links: '', styles: '', baseStyles: '', baseStylesId: 'base' },
  }));
  let renders = 0;
  let site: Awaited<ReturnType<typeof servePages>>;

  beforeAll(async () => {
    site = await servePages(SHELL_PAGE, {
      prepareFirstScreen,
      limits: { ...noLimits, renders: { ...noLimits.renders, spend: () => (renders -= 1) >= 0 } },
    });
  });
  afterAll(() => site.close());

  it('comes all the same, and the browser renders it', async () => {
    renders = 1;
    const open = () => fetch(`${site.origin}/properties`);
    const [first, second] = [await open(), await open()];
    expect([first.status, first.headers.get('server-timing')]).toEqual([200, 'first-screen;desc=rendered']);
    expect([second.status, second.headers.get('server-timing')]).toEqual([200, 'first-screen;desc=browser']);
    const [rendered, empty] = [await first.text(), await second.text()];
    expect(rendered).toContain('<h1>Обяви</h1>');
    expect(empty).toContain('<div id="root"></div>');
    // the scripts of a rendered page wait for its first picture
    expect(rendered).toContain('["/assets/main.js"]');
    expect(rendered).not.toMatch(/<script [^>]*src=/u);
    expect(empty).toMatch(/<script nonce="[^"]+" defer src="\/assets\/main\.js">/u);
    expect(prepareFirstScreen).toHaveBeenCalledTimes(1);
  });
});
