import { act, screen, waitFor, within } from '@testing-library/react';

import { answer, fakeBackend } from '../backend.testing.ts';
import { aListing } from '../listing.testing.ts';
import { cannedReasons } from '../messages.ts';
import { arriveAt, renderAt } from '../page.testing.tsx';
import { person, withFakeClock, wait } from '../deciding/fake-clock.testing.ts';
import { readyButton } from '../deciding/ready-button.testing.ts';
import { aQueue, decisionsIn, listingAnswers, queueRoutes } from './queue.testing.tsx';

const listings = ['p1', 'p2', 'p3'].map((id) => aListing(id));
const standard = { ...listingAnswers(listings), 'GET /admin/properties': aQueue(listings) };
const BAR = 'Решение, което още не е изпратено';
const bar = () => within(screen.getByRole('region', { name: BAR }));
async function openFirst() {
  const page = renderAt('/admin/properties/p1', queueRoutes);
  await readyButton('Одобри');
  return page;
}
/** `hidden`: on a phone the open listing replaces the list. */
const row = (id: string) => screen.getByRole('link', { name: new RegExp(`Обява ${id}`, 'u'), hidden: true });

withFakeClock();

describe('decision with an undo window', () => {
  it('is sent after six seconds and not before, while the next listing is open', async () => {
    const calls = fakeBackend(standard);
    await openFirst();
    await person.keyboard('a');
    await arriveAt('/admin/properties/p2');
    expect(bar().getByText('Одобрена')).toBeInTheDocument();
    expect(bar().getByText('„Обява p1“')).toBeInTheDocument();
    expect(within(row('p1')).getByText('Одобрена')).toBeInTheDocument();
    await wait(5_500);
    expect(decisionsIn(calls)).toEqual([]);
    await wait(1_000);
    expect(await screen.findByText('Обявата е одобрена.')).toBeInTheDocument();
    expect(decisionsIn(calls)).toMatchObject([
      { call: 'PUT /admin/properties/p1/approve', body: { version: 1 } },
    ]);
    expect(screen.queryByRole('region', { name: BAR })).not.toBeInTheDocument();
  });

  it('is made once when its shortcut is pressed three times in a quarter of a second', async () => {
    const calls = fakeBackend(standard);
    await openFirst();
    for (let press = 0; press < 3; press += 1) {
      await person.keyboard('a');
      await wait(100);
    }
    await arriveAt('/admin/properties/p2');
    expect(bar().getByText('„Обява p1“')).toBeInTheDocument();
    await wait(7_000);
    expect(decisionsIn(calls)).toHaveLength(1);
  });

  it('accepts a press for the next listing only after a moment on screen', async () => {
    fakeBackend(standard);
    await openFirst();
    await person.keyboard('a');
    await arriveAt('/admin/properties/p2');
    expect(screen.getByRole('button', { name: 'Одобри' })).toBeDisabled();
    await readyButton('Одобри');
    await person.keyboard('a');
    await arriveAt('/admin/properties/p3');
    expect(bar().getByText('„Обява p2“')).toBeInTheDocument();
  });

  it('sends the earlier decision at once, and undoes only the later one', async () => {
    const calls = fakeBackend(standard);
    await openFirst();
    await person.keyboard('a');
    await arriveAt('/admin/properties/p2');
    await readyButton('Одобри');
    expect(decisionsIn(calls)).toEqual([]);
    await person.keyboard('a');
    await arriveAt('/admin/properties/p3');
    expect(decisionsIn(calls).map(({ call }) => call)).toEqual(['PUT /admin/properties/p1/approve']);
    await person.keyboard('z');
    await arriveAt('/admin/properties/p2');
    await person.keyboard('z');
    await wait(8_000);
    expect(decisionsIn(calls)).toHaveLength(1);
  });

  it('accepts a decision once the listing itself has loaded, not only its row', async () => {
    const calls = fakeBackend({
      ...standard,
      'GET /properties/p2': answer.refused(503, 'UNAVAILABLE', 'Не сега.'),
    });
    renderAt('/admin/properties', queueRoutes);
    await screen.findByText('Обява p2');
    const answered = global.fetch;
    let release = () => {};
    global.fetch = async (address, options) => {
      if (String(address).endsWith('/properties/p1')) await new Promise<void>((done) => (release = done));
      return answered(address, options);
    };
    await person.keyboard('j');
    await arriveAt('/admin/properties/p1');
    await wait(2_000);
    await person.keyboard('a');
    await arriveAt('/admin/properties/p1');
    act(release);
    await readyButton('Одобри');
    await person.keyboard('a');
    await arriveAt('/admin/properties/p2');
    await wait(7_000);
    expect(decisionsIn(calls)).toHaveLength(1);
  });

  it('is undone by Z, which reopens the listing', async () => {
    const calls = fakeBackend(standard);
    await openFirst();
    await person.keyboard('a');
    await arriveAt('/admin/properties/p2');
    await person.keyboard('z');
    await arriveAt('/admin/properties/p1');
    await wait(8_000);
    expect(decisionsIn(calls)).toEqual([]);
    expect(await readyButton('Одобри')).toBeInTheDocument();
  });

  it('is undone by its button', async () => {
    const calls = fakeBackend(standard);
    await openFirst();
    await person.keyboard('a');
    await arriveAt('/admin/properties/p2');
    await person.click(bar().getByRole('button', { name: 'Отмени решението за „Обява p1“' }));
    await arriveAt('/admin/properties/p1');
    await wait(7_000);
    expect(decisionsIn(calls)).toEqual([]);
  });

  it('stays undoable while other parts of the page are pressed', async () => {
    const calls = fakeBackend(standard);
    await openFirst();
    await person.keyboard('a');
    await arriveAt('/admin/properties/p2');
    await person.click(screen.getByRole('heading', { level: 2, name: 'Обява p2' }));
    await person.click(row('p3'));
    await arriveAt('/admin/properties/p3');
    expect(decisionsIn(calls)).toEqual([]);
    await person.keyboard('z');
    await arriveAt('/admin/properties/p1');
  });

  it('skips the decided listing in shortcut navigation and says so when it is opened', async () => {
    fakeBackend(standard);
    await openFirst();
    await person.keyboard('j');
    await arriveAt('/admin/properties/p2');
    await readyButton('Одобри');
    await person.keyboard('a');
    await arriveAt('/admin/properties/p3');
    await person.keyboard('k');
    await arriveAt('/admin/properties/p1');
    await person.click(row('p2'));
    await arriveAt('/admin/properties/p2');
    expect(
      screen.getByText('Решението ви още не е изпратено. Дотогава можете да го отмените.'),
    ).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Одобри' })).not.toBeInTheDocument();
  });

  it.each([
    ['the page is left for another', (unmount: () => void) => unmount()],
    ['the tab is closed', () => void window.dispatchEvent(new Event('pagehide'))],
    ['another address is opened', () => void window.dispatchEvent(new Event('beforeunload'))],
  ])('is sent once when %s', async (_how, leave) => {
    const calls = fakeBackend(standard);
    const fetched = jest.spyOn(global, 'fetch');
    const { unmount } = await openFirst();
    await person.keyboard('a');
    await arriveAt('/admin/properties/p2');
    act(() => leave(unmount));
    await wait(8_000);
    expect(decisionsIn(calls)).toHaveLength(1);
    const sent = fetched.mock.calls.find(([address]) => String(address).endsWith('/approve'));
    expect(sent?.[1]).toMatchObject({ keepalive: true });
  });

  it('keeps the lease until it is sent', async () => {
    const calls = fakeBackend(standard);
    await openFirst();
    await person.keyboard('a');
    await arriveAt('/admin/properties/p2');
    await wait(3_000);
    const dropped = () => calls.filter(({ call }) => call === 'DELETE /admin/properties/p1/lease');
    expect(dropped()).toEqual([]);
    await wait(4_000);
    await waitFor(() => expect(dropped()).toHaveLength(1));
  });

  it('names the listing and keeps the reason when another moderator was first', async () => {
    const message = 'Действието не е позволено за обява в това състояние.';
    fakeBackend({
      ...standard,
      'PUT /admin/properties/p1/reject': answer.refused(409, 'INVALID_TRANSITION', message),
    });
    await openFirst();
    await person.keyboard('r');
    const reasons = within(screen.getByRole('dialog', { name: 'Защо връщате обявата?' }));
    await person.selectOptions(reasons.getByRole('combobox', { name: /^Причина/u }), 'watermark');
    await person.click(reasons.getByRole('button', { name: 'Върни обявата' }));
    await arriveAt('/admin/properties/p2');
    expect(bar().getByText('Върната')).toBeInTheDocument();
    await wait(7_000);
    const dialog = within(await screen.findByRole('dialog', { name: '1 обява без решение' }));
    expect(dialog.getByRole('listitem')).toHaveTextContent(`Обява p1: ${message}`);
    expect(dialog.getByText(`Вашият текст: „${cannedReasons.watermark}“`)).toBeInTheDocument();
    // the dialog alone tells it, no toast
    expect(screen.queryByText(`Обява p1: ${message}`)).not.toBeInTheDocument();
  });

  it('names the moderator who decided first', async () => {
    const at = new Date().toISOString();
    fakeBackend({
      ...standard,
      'PUT /admin/properties/p1/approve': answer.refused(409, 'INVALID_TRANSITION', 'Не може.'),
      'GET /admin/properties/p1/presence': answer.one({
        lease: null,
        decision: { action: 'remove', by: 'Ана Колева', at, isMine: false },
      }),
    });
    await openFirst();
    await person.keyboard('a');
    await arriveAt('/admin/properties/p2');
    await wait(7_000);
    const dialog = within(await screen.findByRole('dialog', { name: '1 обява без решение' }));
    expect(dialog.getByRole('listitem')).toHaveTextContent(
      /Обява p1: Ана Колева я премахна преди \d\sсекунд/u,
    );
  });

  it('pauses the countdown while its button has the focus', async () => {
    const calls = fakeBackend(standard);
    await openFirst();
    await person.keyboard('a');
    await arriveAt('/admin/properties/p2');
    act(() => bar().getByRole('button', { name: 'Отмени решението за „Обява p1“' }).focus());
    await wait(20_000);
    expect(decisionsIn(calls)).toEqual([]);
  });
});
