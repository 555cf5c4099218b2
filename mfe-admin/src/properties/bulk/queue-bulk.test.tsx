import type { QueueSigns } from '@pokriv/contracts/listing/moderation-file';
import { act, screen, waitFor, within } from '@testing-library/react';

import { answer, fakeBackend, type RecordedCall } from '../../backend.testing.ts';
import { aListing } from '../../listing.testing.ts';
import { cannedReasons } from '../../messages.ts';
import { arriveAt, renderAt } from '../../page.testing.tsx';
import { person, withFakeClock, wait } from '../../deciding/fake-clock.testing.ts';
import { readyButton } from '../../deciding/ready-button.testing.ts';
import { aQueue, listingAnswers, queueRoutes as routes } from '../queue.testing.tsx';

type RiskKind = NonNullable<QueueSigns['risks']>[number];
const signed = (id: string, risks: RiskKind[] | null = []) => ({
  ...aListing(id),
  signs: { risks, isAgain: false, heldBy: null, assignment: null },
});
const listings = ['p1', 'p2', 'p3'].map((id) => signed(id));
const standard = { ...listingAnswers(listings), 'GET /admin/properties': aQueue(listings) };
const decided = (calls: readonly RecordedCall[]) =>
  calls.filter(({ call }) => /\/(?:approve|reject)$/u.test(call)).map(({ call }) => call);

async function openQueue(address = '/admin/properties') {
  const page = renderAt(address, routes);
  await screen.findByText('3 обяви');
  return page;
}
async function tick(...names: string[]) {
  await person.click(screen.getByRole('button', { name: 'Избери няколко' }));
  for (const name of names) await person.click(screen.getByRole('checkbox', { name }));
}
const bar = () => within(screen.getByRole('region', { name: 'Общо решение' }));
const UNDO = 'Решение, което още не е изпратено';
const undoBar = () => within(screen.getByRole('region', { name: UNDO }));
const approveTicked = () => person.click(bar().getByRole('button', { name: 'Одобри избраните' }));

withFakeClock();

describe('bulk decision', () => {
  it('is sent after six seconds and not before', async () => {
    const calls = fakeBackend(standard);
    await openQueue();
    await tick('Избери „Обява p1“', 'Избери „Обява p3“');
    await approveTicked();
    expect(undoBar().getByText('Одобрени')).toBeInTheDocument();
    expect(undoBar().getByText('2 обяви')).toBeInTheDocument();
    await wait(5_500);
    expect(decided(calls)).toEqual([]);
    await wait(1_000);
    expect(await screen.findByText('Одобрени: 2 обяви.')).toBeInTheDocument();
    expect(decided(calls)).toEqual(['PUT /admin/properties/p1/approve', 'PUT /admin/properties/p3/approve']);
    expect(screen.queryByRole('region', { name: UNDO })).not.toBeInTheDocument();
  });

  it('is undone by „Отмени“ and keeps the selection', async () => {
    const calls = fakeBackend(standard);
    await openQueue();
    await tick('Избери всички на страницата');
    await approveTicked();
    await person.click(undoBar().getByRole('button', { name: 'Отмени решението за 3 обяви' }));
    await wait(10_000);
    expect(decided(calls)).toEqual([]);
    expect(bar().getByText('Избрани: 3')).toBeInTheDocument();
  });

  it('rejects all selected listings with one reason', async () => {
    const calls = fakeBackend(standard);
    await openQueue();
    await tick('Избери „Обява p1“', 'Избери „Обява p2“');
    await person.click(bar().getByRole('button', { name: 'Върни избраните' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Защо връщате 2 обяви?' }));
    await person.selectOptions(dialog.getByRole('combobox', { name: /^Причина/u }), 'watermark');
    await person.click(dialog.getByRole('button', { name: 'Върни избраните' }));
    expect(await screen.findByText('Върнати')).toBeInTheDocument();
    await wait(6_500);
    expect(await screen.findByText('Върнати: 2 обяви.')).toBeInTheDocument();
    const body = { code: 'watermark', reason: cannedReasons.watermark, version: 1 };
    expect(calls.filter(({ call }) => call.endsWith('/reject')).map((sent) => sent.body)).toEqual([
      body,
      body,
    ]);
  });

  it('keeps the reason of an undone rejection for the same selection', async () => {
    fakeBackend(standard);
    await openQueue();
    await tick('Избери „Обява p1“', 'Избери „Обява p2“');
    await person.click(bar().getByRole('button', { name: 'Върни избраните' }));
    const dialog = () => within(screen.getByRole('dialog', { name: /^Защо връщате/u }));
    const reason = () => dialog().getByRole('textbox', { name: /^Текст до собственика/u });
    await person.selectOptions(dialog().getByRole('combobox', { name: /^Причина/u }), 'watermark');
    await person.click(dialog().getByRole('button', { name: 'Върни избраните' }));
    await screen.findByText('Върнати');
    await person.click(undoBar().getByRole('button', { name: 'Отмени решението за 2 обяви' }));
    await person.click(bar().getByRole('button', { name: 'Върни избраните' }));
    expect(reason()).toHaveValue(cannedReasons.watermark);
    await person.click(dialog().getByRole('button', { name: 'Назад' }));
    await person.click(screen.getByRole('checkbox', { name: 'Избери „Обява p3“' }));
    await person.click(bar().getByRole('button', { name: 'Върни избраните' }));
    expect(reason()).toHaveValue('');
  });

  it('is sent at once by the next decision, not by a press elsewhere', async () => {
    const calls = fakeBackend(standard);
    await openQueue();
    await tick('Избери „Обява p1“', 'Избери „Обява p2“');
    await approveTicked();
    await person.click(screen.getByRole('searchbox'));
    expect(decided(calls)).toEqual([]);
    await person.click(screen.getByRole('link', { name: /Обява p3/u }));
    await arriveAt('/admin/properties/p3');
    await person.click(await readyButton('Одобри'));
    expect(await screen.findByText('Одобрени: 2 обяви.')).toBeInTheDocument();
    expect(decided(calls)).toEqual(['PUT /admin/properties/p1/approve', 'PUT /admin/properties/p2/approve']);
    expect(undoBar().getByText('„Обява p3“')).toBeInTheDocument();
  });

  it.each([
    ['the page is left for another', (unmount: () => void) => unmount()],
    ['the tab is closed', () => void window.dispatchEvent(new Event('pagehide'))],
    ['another address is opened', () => void window.dispatchEvent(new Event('beforeunload'))],
  ])('is sent once when %s', async (_how, leave) => {
    const calls = fakeBackend(standard);
    const fetched = jest.spyOn(global, 'fetch');
    const { unmount } = await openQueue();
    await tick('Избери „Обява p2“');
    await approveTicked();
    act(() => leave(unmount));
    await wait(8_000);
    expect(decided(calls)).toEqual(['PUT /admin/properties/p2/approve']);
    expect(fetched.mock.calls.find(([address]) => String(address).endsWith('/approve'))?.[1]).toMatchObject({
      keepalive: true,
    });
  });

  it('names the refused listings with the reason', async () => {
    const held = 'В момента обявата се преглежда от Анна Колева.';
    const changed = 'Обявата е променена междувременно.';
    fakeBackend({
      ...standard,
      'PUT /admin/properties/p1/approve': answer.refused(409, 'CONFLICT', held),
      'PUT /admin/properties/p2/approve': answer.refused(409, 'CONFLICT', changed),
    });
    await openQueue();
    await tick('Избери всички на страницата');
    await approveTicked();
    await wait(6_500);
    const dialog = within(await screen.findByRole('dialog', { name: '2 обяви без решение' }));
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      `Обява p1: ${held}`,
      `Обява p2: ${changed}`,
    ]);
    expect(screen.getByText('Одобрена: 1 обява.')).toBeInTheDocument();
    await person.click(dialog.getByRole('button', { name: 'Разбрах' }));
    expect(screen.queryByRole('dialog', { name: /без решение/u })).not.toBeInTheDocument();
  });

  it('works by keyboard alone', async () => {
    const calls = fakeBackend(standard);
    await openQueue();
    await person.keyboard('j');
    await arriveAt('/admin/properties/p1');
    await person.keyboard('x');
    await person.keyboard('j');
    await arriveAt('/admin/properties/p2');
    await person.keyboard('x');
    expect(bar().getByText('Избрани: 2')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Одобри' })).not.toBeInTheDocument();
    await person.keyboard('a');
    expect(undoBar().getByText('2 обяви')).toBeInTheDocument();
    await person.keyboard('z');
    await person.keyboard('r');
    expect(screen.getByRole('dialog', { name: 'Защо връщате 2 обяви?' })).toBeInTheDocument();
    await wait(8_000);
    expect(decided(calls)).toEqual([]);
  });

  it('handles shortcuts while a checkbox has the focus', async () => {
    const calls = fakeBackend(standard);
    await openQueue();
    await tick('Избери „Обява p1“');
    await person.keyboard('a');
    expect(undoBar().getByText('„Обява p1“')).toBeInTheDocument();
    await person.keyboard('z');
    expect(bar().getByText('Избрани: 1')).toBeInTheDocument();
    await wait(7_000);
    expect(decided(calls)).toEqual([]);
  });

  describe('with risks among the selected', () => {
    const mixed = [signed('p1'), signed('p2', ['low_price', 'contact_data']), signed('p3', null)];
    const risky = { ...listingAnswers(mixed), 'GET /admin/properties': aQueue(mixed) };
    const question = () => within(screen.getByRole('dialog', { name: '1 от 3 е с риск' }));

    it('says how many, and asks before it approves them', async () => {
      const calls = fakeBackend(risky);
      await openQueue();
      await tick('Избери всички на страницата');
      expect(bar().getByText('1 от 3 е с риск')).toBeInTheDocument();
      expect(bar().getByText('Рисковете на 1 от 3 още не се знаят')).toBeInTheDocument();
      await approveTicked();
      expect(
        question()
          .getAllByRole('listitem')
          .map(({ textContent }) => textContent),
      ).toEqual(['Обява p2: Цена под половината за района, Контакти в текста', 'Обява p3: още не се знае']);
      expect(screen.queryByRole('region', { name: UNDO })).not.toBeInTheDocument();
      await person.click(question().getByRole('button', { name: 'Одобри всички 3' }));
      await wait(6_500);
      expect(decided(calls)).toHaveLength(3);
    });

    it('unticks them from the question, and approves the clean ones', async () => {
      const calls = fakeBackend(risky);
      await openQueue();
      await tick('Избери всички на страницата');
      await person.keyboard('a');
      await person.click(question().getByRole('button', { name: 'Остави само без риск' }));
      expect(bar().getByText('Избрани: 1')).toBeInTheDocument();
      expect(bar().queryByRole('button', { name: 'Остави само без риск' })).not.toBeInTheDocument();
      await approveTicked();
      await wait(6_500);
      expect(decided(calls)).toEqual(['PUT /admin/properties/p1/approve']);
    });

    it('unticks them from the bar', async () => {
      fakeBackend(risky);
      await openQueue();
      await tick('Избери „Обява p1“', 'Избери „Обява p2“');
      await person.click(bar().getByRole('button', { name: 'Остави само без риск' }));
      expect(bar().getByText('Избрани: 1')).toBeInTheDocument();
      expect(screen.getByRole('checkbox', { name: 'Избери „Обява p2“' })).not.toBeChecked();
    });

    it('names a single risky listing', async () => {
      fakeBackend(risky);
      await openQueue();
      await tick('Избери „Обява p2“');
      await approveTicked();
      const one = within(screen.getByRole('dialog', { name: 'Избраната обява е с риск' }));
      expect(one.getByRole('button', { name: 'Одобри въпреки това' })).toBeInTheDocument();
      expect(one.getByText(/^Ще я одобрите, без да сте я отворили\./u)).toBeInTheDocument();
    });
  });

  it('is not offered when nothing waits', async () => {
    fakeBackend({ 'GET /admin/properties': aQueue([aListing('p1', { status: 'rented' })]) });
    renderAt('/admin/properties?status=rented', routes);
    await screen.findByText('Обява p1');
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Избери няколко' })).not.toBeInTheDocument(),
    );
  });
});
