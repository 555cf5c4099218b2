import { AppError, type FieldError } from '@pokriv/contracts/errors';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { fillIn } from '../fill-in.testing.ts';
import { CheckoutForm } from './checkout-form.tsx';
import type { CheckoutTerms } from './checkout-terms.ts';
import { billingTexts as texts } from './messages.ts';

const consent = () => screen.getByRole('checkbox', { name: new RegExp(`^${texts.consent}`, 'u') });
const pay = () => userEvent.click(screen.getByRole('button'));

function open(onSubmit: (terms: CheckoutTerms) => Promise<void>, isFree = false) {
  render(<CheckoutForm submitLabel="Към плащане" isFree={isFree} onSubmit={onSubmit} />);
}

beforeEach(() => sessionStorage.clear());

describe('CheckoutForm', () => {
  it('requires consent', async () => {
    const submit = jest.fn(async () => undefined);
    open(submit);
    await pay();
    expect(await screen.findByText(texts.consentMissing)).toBeInTheDocument();
    expect(consent()).toHaveFocus();
    expect(submit).not.toHaveBeenCalled();
    await userEvent.click(consent());
    await pay();
    expect(submit).toHaveBeenCalledWith({ consent: true });
  });

  it('requires no consent for a free checkout', async () => {
    const submit = jest.fn(async () => undefined);
    open(submit, true);
    expect(screen.queryByRole('checkbox')).toBeNull();
    await pay();
    expect(submit).toHaveBeenCalledWith({});
  });

  it('sends the company data of an invoice', async () => {
    const submit = jest.fn(async () => undefined);
    open(submit);
    await userEvent.click(screen.getByRole('checkbox', { name: texts.wantsInvoice }));
    await fillIn(screen.getByLabelText(/^Име и фамилия/u), 'Имоти ООД');
    await userEvent.click(screen.getByRole('radio', { name: 'Фирма' }));
    await userEvent.click(consent());
    await pay();
    expect(await screen.findByText('Невалиден ЕИК. Въведете 9 или 13 цифри.')).toBeInTheDocument();
    expect(submit).not.toHaveBeenCalled();

    await fillIn(screen.getByLabelText(/^ЕИК/u), '175 074 752');
    await fillIn(screen.getByLabelText(/^Номер по ДДС/u), 'bg 175074752');
    await fillIn(screen.getByLabelText(/^МОЛ/u), 'Иван Петров');
    await fillIn(screen.getByLabelText(/^Адрес на управление/u), 'София, ул. Оборище 5');
    await pay();
    expect(submit).toHaveBeenCalledWith({
      consent: true,
      invoice: {
        type: 'company',
        name: 'Имоти ООД',
        eik: '175074752',
        vat: 'BG175074752',
        mol: 'Иван Петров',
        address: 'София, ул. Оборище 5',
      },
    });
  });

  it('sends the address of a person, unless it is empty', async () => {
    const submit = jest.fn(async () => undefined);
    open(submit);
    await userEvent.click(screen.getByRole('checkbox', { name: texts.wantsInvoice }));
    await fillIn(screen.getByLabelText(/^Име и фамилия/u), 'Иван Петров');
    await userEvent.click(consent());
    await pay();
    const invoice = { type: 'person', name: 'Иван Петров' };
    expect(submit).toHaveBeenLastCalledWith({ consent: true, invoice });
    const address = 'София, ул. Оборище 5';
    await fillIn(screen.getByLabelText(/^Адрес/u), address);
    await pay();
    expect(submit).toHaveBeenLastCalledWith({ consent: true, invoice: { ...invoice, address } });
  });

  it('focuses the first invalid field of the page, though consent was registered before the invoice', async () => {
    open(async () => undefined);
    await userEvent.click(screen.getByRole('checkbox', { name: texts.wantsInvoice }));
    await pay();
    expect(await screen.findByText(texts.consentMissing)).toBeInTheDocument();
    expect(screen.getByLabelText(/^Име и фамилия/u)).toHaveFocus();
  });

  it('keeps the invoice when it is closed, and asks for consent again', async () => {
    const first = render(<CheckoutForm submitLabel="Към плащане" onSubmit={async () => undefined} />);
    await userEvent.click(screen.getByRole('checkbox', { name: texts.wantsInvoice }));
    await fillIn(screen.getByLabelText(/^Име и фамилия/u), 'Иван Петров');
    await userEvent.click(consent());
    first.unmount();
    open(async () => undefined);
    expect(screen.getByLabelText(/^Име и фамилия/u)).toHaveValue('Иван Петров');
    expect(consent()).not.toBeChecked();
  });

  it('ignores stored terms of another version', () => {
    sessionStorage.setItem('invoice-data', '{"wantsInvoice":1');
    open(async () => undefined);
    expect(screen.getByRole('checkbox', { name: texts.wantsInvoice })).not.toBeChecked();
  });

  it('sends nothing while the fields above are invalid, and shows its own errors too', async () => {
    const submit = jest.fn(async () => undefined);
    render(<CheckoutForm submitLabel="Към плащане" isRight={() => false} onSubmit={submit} />);
    await pay();
    expect(await screen.findByText(texts.consentMissing)).toBeInTheDocument();
    await userEvent.click(consent());
    await pay();
    expect(submit).not.toHaveBeenCalled();
  });

  it('is busy until the submission ends', async () => {
    let end = () => {};
    open(() => new Promise((resolve) => (end = resolve)));
    await userEvent.click(consent());
    await pay();
    expect(screen.getByRole('button', { name: texts.sending })).toHaveAttribute('aria-busy', 'true');
    await act(async () => end());
    expect(screen.getByRole('button', { name: 'Към плащане' })).not.toHaveAttribute('aria-busy');
  });

  it.each<[string, FieldError[] | undefined, string]>([
    ['of the form', undefined, 'Имате активен абонамент.'],
    ['of a field outside the form', [{ param: 'startsAt', msg: 'Изберете начало.' }], 'Изберете начало.'],
    ['of an invoice field', [{ param: 'invoice.name', msg: 'Твърде кратко.' }], 'Твърде кратко.'],
  ])('shows a server error %s', async (_what, errors, text) => {
    open(async () => {
      throw new AppError({
        code: 'CONFLICT',
        message: 'Имате активен абонамент.',
        ...(errors && { errors }),
      });
    });
    await userEvent.click(screen.getByRole('checkbox', { name: texts.wantsInvoice }));
    await fillIn(screen.getByLabelText(/^Име и фамилия/u), 'Иван Петров');
    await userEvent.click(consent());
    await pay();
    expect(await screen.findByText(text)).toBeInTheDocument();
  });
});
