import { render, screen } from '@testing-library/react';

import { useFocusIfLost } from './use-focus-if-lost.ts';

function Bar() {
  return <section ref={useFocusIfLost()} aria-label="Лента" tabIndex={-1} />;
}

describe('bar that appears after a decision', () => {
  it('takes the focus when the pressed button is gone', () => {
    render(<Bar />);
    expect(screen.getByRole('region', { name: 'Лента' })).toHaveFocus();
  });

  it('leaves the focus where the administrator is', () => {
    render(<input />);
    screen.getByRole('textbox').focus();
    render(<Bar />);
    expect(screen.getByRole('textbox')).toHaveFocus();
  });
});
