import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { fakeDialogs } from '@pokriv/web-kit/dialog.testing';
import { fillIn } from '@pokriv/web-kit/fill-in.testing';
import { fakeApi, forgetToasts, show, showPressed, signInAs, signOut, toastTexts } from '../page.testing.tsx';
import { ReportDialog } from './report-dialog.tsx';
import { useReport } from './use-report.tsx';

function ReportButton() {
  const report = useReport({ id: 'p1', title: 'Светъл двустаен' });
  return (
    <>
      <button type="button" onClick={report.open}>
        Подай сигнал
      </button>
      {report.view}
    </>
  );
}

const open = () => {
  const onClose = jest.fn();
  show(<ReportDialog propertyId="p1" onClose={onClose} />);
  return onClose;
};
const send = () => userEvent.click(screen.getByRole('button', { name: 'Изпрати сигнала' }));

beforeAll(fakeDialogs);
beforeEach(() => signInAs('tenant'));
afterEach(() => {
  act(() => signOut());
  act(forgetToasts);
});

describe('ReportDialog', () => {
  it('sends a visitor to the sign-in, and is open on return', async () => {
    signOut();
    show(<ReportButton />, '/properties/p1');
    await userEvent.click(screen.getByRole('button', { name: 'Подай сигнал' }));
    expect(screen.getByTestId('address')).toHaveTextContent('/login?redirect=%2Fproperties%2Fp1');
    act(() => signInAs('tenant'));
    expect(await screen.findByRole('dialog', { name: 'Подай сигнал за обявата' })).toBeInTheDocument();
  });

  it('opens for a press during hydration, when the page knows no session yet', async () => {
    await showPressed(<ReportButton />, /Подай сигнал/, '/properties/p1');
    expect(screen.getByTestId('address')).toHaveTextContent('/properties/p1');
    expect(await screen.findByRole('dialog', { name: 'Подай сигнал за обявата' })).toBeInTheDocument();
  });

  it('starts with “other” and requires a reason of five letters', async () => {
    const sent = fakeApi(() => ({ body: {} }));
    open();
    expect(screen.getByLabelText(/Вид/)).toHaveValue('other');
    await userEvent.type(screen.getByLabelText(/Причина/), ' абв ');
    await send();
    expect(await screen.findByText('Причината трябва да е поне 5 символа.')).toBeInTheDocument();
    expect(sent).toEqual([]);
  });

  it('limits reason and description', async () => {
    const sent = fakeApi(() => ({ body: {} }));
    open();
    fireEvent.change(screen.getByLabelText(/Причина/), { target: { value: 'а'.repeat(201) } });
    await send();
    expect(await screen.findByText('Причината не може да е над 200 символа.')).toBeInTheDocument();
    fireEvent.change(screen.getByLabelText(/Причина/), { target: { value: 'а'.repeat(200) } });
    fireEvent.change(screen.getByLabelText(/Описание/), { target: { value: 'б'.repeat(1001) } });
    await send();
    expect(await screen.findByText('Описанието не може да е над 1 000 символа.')).toBeInTheDocument();
    expect(sent).toEqual([]);
  });

  it('sends trimmed values, thanks and closes', async () => {
    const sent = fakeApi(() => ({ status: 201, body: { success: true, data: {} } }));
    const onClose = open();
    await userEvent.selectOptions(screen.getByLabelText(/Вид/), 'spam');
    await fillIn(screen.getByLabelText(/Причина/), '  Реклама на казино  ');
    await send();
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(sent[0]).toMatchObject({
      path: '/api/reports',
      body: { propertyId: 'p1', reportType: 'spam', reason: 'Реклама на казино', description: '' },
    });
    expect(toastTexts()).toContain('Сигналът е изпратен успешно!');
  });

  it('names each field that the server rejects', async () => {
    const errors = [{ param: 'reason', msg: 'Твърде обща причина' }];
    fakeApi(() => ({
      status: 422,
      body: { success: false, code: 'UNPROCESSABLE', message: 'Невалидни данни.', errors },
    }));
    const onClose = open();
    await fillIn(screen.getByLabelText(/Причина/), 'Нещо не е наред');
    await send();
    await waitFor(() => expect(toastTexts()).toContain('reason: Твърде обща причина'));
    expect(screen.getByLabelText(/Причина/)).toHaveValue('Нещо не е наред');
    expect(onClose).not.toHaveBeenCalled();
  });

  it.each([
    [409, 'CONFLICT', 'Вече сте подали сигнал за тази обява.'],
    [403, 'FORBIDDEN', 'Не можете да подадете сигнал за своя обява.'],
    [429, 'RATE_LIMITED', 'Твърде много заявки.'],
  ])('shows the server’s message for %i, and keeps the input', async (status, code, message) => {
    fakeApi(() => ({ status, body: { success: false, code, message } }));
    const onClose = open();
    await fillIn(screen.getByLabelText(/Причина/), 'Нещо не е наред');
    await send();
    await waitFor(() => expect(toastTexts()).toContain(message));
    expect(screen.getByLabelText(/Причина/)).toHaveValue('Нещо не е наред');
    expect(onClose).not.toHaveBeenCalled();
  });

  it('has a fallback message when the server has none', async () => {
    fakeApi(() => ({ status: 502, body: '<html>Bad Gateway</html>' }));
    open();
    await fillIn(screen.getByLabelText(/Причина/), 'Нещо не е наред');
    await send();
    await waitFor(() => expect(toastTexts()).toContain('Грешка при изпращане на сигнала'));
  });

  it('is empty when it is reopened', async () => {
    fakeApi(() => ({ body: {} }));
    show(<ReportButton />);
    await userEvent.click(screen.getByRole('button', { name: 'Подай сигнал' }));
    await fillIn(await screen.findByLabelText(/Причина/), 'Нещо не е наред');
    await userEvent.click(screen.getByRole('button', { name: 'Отказ' }));
    await userEvent.click(screen.getByRole('button', { name: 'Подай сигнал' }));
    expect(await screen.findByLabelText(/Причина/)).toHaveValue('');
  });

  it('cannot be closed while sending', async () => {
    let answer: (value: { body: unknown }) => void = () => undefined;
    fakeApi(() => new Promise((resolve) => (answer = resolve)));
    const onClose = open();
    await fillIn(screen.getByLabelText(/Причина/), 'Нещо не е наред');
    await send();
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Изпращане...' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Отказ' })).toBeDisabled();
    expect(onClose).not.toHaveBeenCalled();
    await act(async () => answer({ body: { success: true, data: {} } }));
  });
});
