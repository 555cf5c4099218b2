import { MemoryRouter } from '@pokriv/web-kit/router-server';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { answerOpener } from './answer-opener.ts';
import { GoogleChooserPage } from './google-chooser-page.tsx';

jest.mock('./answer-opener.ts', () => ({ answerOpener: jest.fn() }));

const open = (search: string) =>
  render(
    <MemoryRouter initialEntries={[`/google${search}`]}>
      <GoogleChooserPage />
    </MemoryRouter>,
  );
const accounts = () => screen.queryByRole('list', { name: 'Профили в Google' });
const close = jest.spyOn(window, 'close').mockReturnValue();

beforeEach(() => jest.clearAllMocks());

describe('GoogleChooserPage', () => {
  it('answers the page that opened it with the chosen account', async () => {
    open('?state=s1');
    expect(screen.queryByText('Прозорецът не е отворен от страницата за вход')).toBeNull();
    const [account] = screen.getAllByRole('button', { name: /@/u });
    await userEvent.click(account as HTMLElement);
    expect(answerOpener).toHaveBeenCalledWith('s1', expect.objectContaining({ email: expect.any(String) }));
  });

  it('takes another account in a form instead of the list', async () => {
    open('?state=s1');
    expect(screen.queryByLabelText(/^Имейл/u)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Използвайте друг профил' }));
    expect(accounts()).toBeNull();
    expect(screen.getByLabelText(/^Имейл/u)).toBeInTheDocument();
  });

  it('offers nothing when no page has opened it', () => {
    open('');
    expect(screen.getByText('Прозорецът не е отворен от страницата за вход')).toBeInTheDocument();
    expect(accounts()).toBeNull();
  });

  it('is closed by Escape and by its button, not by other keys', async () => {
    open('?state=s1');
    await userEvent.keyboard('a');
    expect(close).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    expect(close).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByRole('button', { name: 'Отказ' }));
    expect(close).toHaveBeenCalledTimes(2);
  });
});
