import { signedInAsAdmin, TOKEN } from '../backend.testing.ts';
import { openQueues } from './open-queues.ts';

const openTab = () => {
  const tab = { location: { href: 'about:blank' }, close: jest.fn() };
  jest.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
  return tab;
};

beforeEach(signedInAsAdmin);

describe('openQueues', () => {
  it('exchanges the token for a session, then opens the page', async () => {
    const tab = openTab();
    const ask = jest.fn(() => Promise.resolve(new Response(null, { status: 204 })));
    global.fetch = ask;
    await openQueues();
    expect(ask).toHaveBeenCalledWith(
      '/api/admin/queues/session',
      expect.objectContaining({
        method: 'POST',
        headers: expect.objectContaining({ authorization: `Bearer ${TOKEN}` }),
      }),
    );
    expect(tab.location.href).toBe('/api/admin/queues');
  });

  it('closes the tab when the gateway refuses the session', async () => {
    const tab = openTab();
    global.fetch = () => Promise.resolve(new Response(null, { status: 403 }));
    await expect(openQueues()).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect(tab.close).toHaveBeenCalled();
  });
});
