import { fakeDialogs } from '@pokriv/web-kit/dialog.testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { RepliesDialog } from './saved-replies.tsx';

const replies = ['Свободно е.', 'Вече не е.'].map((text, at) => ({ id: `r${at}`, title: 'Отговор', text }));

beforeAll(fakeDialogs);

describe('RepliesDialog', () => {
  it('focuses the button that adds a reply when one is removed', async () => {
    render(<RepliesDialog replies={replies} onClose={() => undefined} />);
    screen.getByRole('button', { name: 'Премахни отговор 1' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByLabelText(/^Текст на отговор 1/u)).toHaveValue('Вече не е.');
    expect(screen.getByRole('button', { name: 'Добави отговор' })).toHaveFocus();
  });
});
