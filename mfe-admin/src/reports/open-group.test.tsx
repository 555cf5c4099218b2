import { act, screen, waitFor, within } from '@testing-library/react';

import { answer, fakeBackend } from '../backend.testing.ts';
import { person, wait, withFakeClock } from '../deciding/fake-clock.testing.ts';
import { readyButton } from '../deciding/ready-button.testing.ts';
import { arriveAt, renderAt } from '../page.testing.tsx';
import { queryUndoBar } from '../undo/undo.testing.ts';
import { aGroup, anOverview, aReport, listingAnswers } from '../report.testing.ts';
import { ReportsPage } from './reports-page.tsx';

const routes = [{ path: '/admin/reports', element: <ReportsPage /> }];
const groups = ['p1', 'p2'].map((propertyId) =>
  aGroup([aReport(`r-${propertyId}`, { propertyId })], { propertyId, propertyTitle: `Дом ${propertyId}` }),
);
const standard = {
  'GET /admin/reports/groups': answer.list(groups),
  'GET /admin/reports': answer.list([]),
  'GET /reports/stats/overview': answer.one(anOverview),
  ...listingAnswers('p1'),
  ...listingAnswers('p2'),
};
const FIRST = '/admin/reports?listing=p1';
const verdict = () => screen.getByRole('button', { name: 'Отхвърли сигнала' });
const dialog = () => screen.queryByRole('dialog', { name: 'Решение по сигнала' });

/** @returns sends the reply */
function holdBack(path: string): () => void {
  const answered = global.fetch;
  let release = () => {};
  global.fetch = async (address, options) => {
    if (String(address).endsWith(path)) await new Promise<void>((done) => (release = done));
    return answered(address, options);
  };
  return () => act(release);
}

async function dismiss() {
  await readyButton('Отхвърли сигнала');
  await person.keyboard('1');
  const form = within(screen.getByRole('dialog', { name: 'Решение по сигнала' }));
  await person.type(form.getByRole('textbox'), 'Няма нарушение');
  await person.click(form.getByRole('button', { name: 'Отхвърли сигнала' }));
  await waitFor(() => expect(queryUndoBar()).toBeInTheDocument());
}

withFakeClock();

describe('OpenGroup', () => {
  it.each(['/properties/p1', '/admin/properties/p1/file'])(
    'accepts no verdict before the reply of %s is on screen for a moment',
    async (path) => {
      fakeBackend(standard);
      const release = holdBack(path);
      renderAt(FIRST, routes);
      await screen.findByRole('article');
      await wait(2_000);
      expect(verdict()).toBeDisabled();
      expect(screen.getByRole('button', { name: 'Вземи за преглед' })).toBeDisabled();
      await person.keyboard('1');
      expect(dialog()).toBeNull();
      release();
      await wait(500);
      await person.keyboard('1');
      expect(dialog()).toBeNull();
      await wait(500);
      expect(verdict()).toBeEnabled();
      await person.keyboard('1');
      expect(dialog()).toBeInTheDocument();
    },
  );

  it('ignores a second press right after a verdict, which opened the next group', async () => {
    fakeBackend(standard);
    renderAt(FIRST, routes);
    await dismiss();
    await arriveAt('/admin/reports?listing=p2');
    await person.keyboard('1');
    expect(dialog()).toBeNull();
    await readyButton('Отхвърли сигнала');
    await person.keyboard('1');
    expect(dialog()).toBeInTheDocument();
  });

  it('moves to the next group by J before the open one is read', async () => {
    fakeBackend(standard);
    holdBack('/properties/p1');
    renderAt(FIRST, routes);
    await screen.findByRole('article');
    await person.keyboard('j');
    await arriveAt('/admin/reports?listing=p2');
  });

  it('accepts a verdict about a deleted listing', async () => {
    fakeBackend({
      ...standard,
      'GET /properties/p1': answer.refused(404, 'NOT_FOUND', 'Обявата не е намерена.'),
      'GET /admin/properties/p1/file': answer.refused(404, 'NOT_FOUND', 'Обявата не е намерена.'),
    });
    renderAt(FIRST, routes);
    await screen.findByText('Обявата не е намерена.');
    await dismiss();
    await arriveAt('/admin/reports?listing=p2');
  });

  it('accepts no verdict while the listing fails to load, until a retry succeeds', async () => {
    fakeBackend({ ...standard, 'GET /properties/p1': answer.refused(503, 'UNAVAILABLE', 'Не сега.') });
    renderAt(FIRST, routes);
    const retry = await screen.findByRole('button', { name: 'Опитай пак' });
    await wait(2_000);
    expect(verdict()).toBeDisabled();
    fakeBackend(standard);
    await person.click(retry);
    expect(await readyButton('Отхвърли сигнала')).toBeInTheDocument();
  });
});
