import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { show } from '../../page.testing.tsx';
import { ContactNotice } from './contact-notice.tsx';

describe('ContactNotice', () => {
  it('names each text with contacts and leads to it', async () => {
    const onField = jest.fn();
    const found = [
      { path: 'title', kinds: 'телефон' },
      { path: 'images', kinds: 'имейл' },
    ] as const;
    show(<ContactNotice found={[...found]} onField={onField} />);
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Заглавие',
      'Описания на снимките',
    ]);
    await userEvent.click(screen.getByRole('link', { name: 'Заглавие' }));
    expect(onField).toHaveBeenCalledWith('title');
  });

  it('is absent without contacts', () => {
    show(<ContactNotice found={[]} onField={jest.fn()} />);
    expect(screen.queryByText(/^Махнете контактите/u)).toBeNull();
  });
});
