import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { signedInAsAdmin } from '../backend.testing.ts';
import { renderAt } from '../page.testing.tsx';
import { DownloadButton } from './download-button.tsx';

const show = () =>
  renderAt('/', [{ path: '/', element: <DownloadButton name="listAudit" query={{ format: 'csv' }} /> }]);
const button = () => screen.getByRole('button');
const toasts = () => screen.getByTestId('toasts').textContent;
const refused = (status: number, code: string) =>
  new Response(JSON.stringify({ success: false, code, message: 'Не.' }), { status });

let answer: (reply: Response) => void;

beforeEach(async () => {
  await signedInAsAdmin();
  jest.spyOn(console, 'error').mockReturnValue();
  global.fetch = () => new Promise((resolve) => (answer = resolve));
  Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined });
  HTMLAnchorElement.prototype.click = () => undefined;
});
afterEach(() => jest.restoreAllMocks());

describe('DownloadButton', () => {
  it('is busy until the table has arrived', async () => {
    show();
    expect(button()).toHaveTextContent('Изтегли CSV');
    await userEvent.click(button());
    expect(button()).toHaveTextContent('Изтегляне...');
    answer(new Response('a;b'));
    await waitFor(() => expect(button()).toHaveTextContent('Изтегли CSV'));
    expect(toasts()).toBe('');
  });

  it.each([
    [400, 'BAD_REQUEST', 'Таблицата не се изтегли. Опитайте отново.'],
    [403, 'FORBIDDEN', 'Таблицата не се изтегли. Опитайте отново.'],
    [429, 'RATE_LIMITED', ''],
  ])('says that a download failed with %d, unless the host says it', async (status, code, text) => {
    show();
    await userEvent.click(button());
    answer(refused(status, code));
    await waitFor(() => expect(button()).toHaveTextContent('Изтегли CSV'));
    expect(toasts()).toBe(text);
  });
});
