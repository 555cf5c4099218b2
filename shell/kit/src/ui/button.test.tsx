import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { Button } from './button.tsx';

describe('Button', () => {
  it('keeps the focus and ignores presses while it is busy', async () => {
    const publish = jest.fn();
    const submit = jest.fn((event: Event) => event.preventDefault());
    const form = (busy: boolean) => (
      <form onSubmit={(event) => submit(event.nativeEvent)}>
        <Button busy={busy} onClick={publish}>
          Публикувай
        </Button>
      </form>
    );
    const { rerender } = render(form(false));
    await userEvent.click(screen.getByRole('button'));
    rerender(form(true));
    await userEvent.click(screen.getByRole('button'));

    expect(publish).toHaveBeenCalledTimes(1);
    expect(submit).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('button')).toHaveFocus();
    expect(screen.getByRole('button')).toHaveAttribute('aria-busy', 'true');
  });
});
