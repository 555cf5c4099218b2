import type { DataExport } from '@pokriv/contracts/account/data-export';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { answer, aUser, fakeBackend, signedIn } from '../../backend.testing.ts';
import { renderPage } from '../../page.testing.tsx';
import { sizeText } from './export-state.tsx';
import { MyDataSection } from './my-data-section.tsx';

beforeEach(() => signedIn(aUser()));

const anExport = (over: Partial<DataExport> = {}): DataExport => ({
  status: 'none',
  requestedAt: '2026-03-05T10:00:00.000Z',
  expiresAt: null,
  bytes: null,
  ...over,
});

describe('MyDataSection', () => {
  it.each<[Partial<DataExport>, RegExp, string | undefined]>([
    [{ status: 'none' }, /^Всичко, което пазим/u, 'Поискай архив'],
    [{ status: 'making' }, /^Подготвяме архива ви/u, undefined],
    [
      { status: 'ready', expiresAt: '2026-03-12T10:00:00.000Z', bytes: 2_097_152 },
      /важи до 12\.03\.2026, 12:00\. Размер: 2,0 MB/u,
      'Поискай нов архив',
    ],
    [{ status: 'expired' }, /^Връзката към архива изтече/u, 'Поискай нов архив'],
    [{ status: 'failed' }, /^Архивът не можа да се направи/u, 'Поискай нов архив'],
  ])('shows the state %j', async (state, text, button) => {
    fakeBackend({ 'GET /auth/data-export': answer.done(anExport(state)) });
    renderPage(<MyDataSection />);
    await screen.findAllByText(text);
    if (button) expect(await screen.findByRole('button', { name: button })).toBeInTheDocument();
    else expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('requests the archive', async () => {
    const calls = fakeBackend({
      'GET /auth/data-export': answer.done(anExport()),
      'POST /auth/data-export': answer.done(anExport({ status: 'making' })),
    });
    renderPage(<MyDataSection />);
    await userEvent.click(await screen.findByRole('button', { name: 'Поискай архив' }));
    expect(await screen.findByText('Подготвяме архива ви')).toBeInTheDocument();
    expect(calls.map(({ call }) => call)).toContain('POST /auth/data-export');
  });

  it('offers a retry when the state fails to load', async () => {
    const message = 'Ресурсът не е намерен.';
    fakeBackend({ 'GET /auth/data-export': answer.refused(404, { code: 'NOT_FOUND', message }) });
    renderPage(<MyDataSection />);
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Опитай пак' })).toBeInTheDocument();
  });
});

it.each([
  [10, '1 KB'],
  [348_160, '340 KB'],
  [13_002_342, '12,4 MB'],
])('sizeText formats %d bytes as %s', (bytes, text) => expect(sizeText(bytes)).toBe(text));
