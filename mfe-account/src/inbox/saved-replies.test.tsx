import { fakeDialogs } from '@pokriv/web-kit/dialog.testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { RepliesDialog } from './saved-replies.tsx';

const replies = ['Свободно е.', 'Вече не е.'].map((text, at) => ({ id: `r${at}`, title: 'Отговор', text }));

beforeAll(fakeDialogs);

describe('RepliesDialog', () => {
  it('counts the characters of each reply, none in an added one', async () => {
    render(<RepliesDialog replies={replies} onClose={() => undefined} />);
    const counters = () =>
      screen.getAllByText(/^\d+ \/ 2 000$/u).map(({ textContent }) => parseInt(textContent, 10));
    expect(counters()).toEqual([11, 10]);
    await userEvent.click(screen.getByRole('button', { name: 'Премахни отговор 1' }));
    await userEvent.click(screen.getByRole('button', { name: 'Добави отговор' }));
    expect(counters()).toEqual([10, 0]);
  });

  it('focuses the button that adds a reply when one is removed', async () => {
    render(<RepliesDialog replies={replies} onClose={() => undefined} />);
    screen.getByRole('button', { name: 'Премахни отговор 1' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByLabelText(/^Текст на отговор 1/u)).toHaveValue('Вече не е.');
    expect(screen.getByRole('button', { name: 'Добави отговор' })).toHaveFocus();
  });
});
