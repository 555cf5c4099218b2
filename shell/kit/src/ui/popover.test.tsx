import { render, screen, waitFor } from '@testing-library/react';
import { useRef } from 'react';

import { Popover, type PopoverProps } from './popover.tsx';

function Sample(props: Omit<PopoverProps, 'anchor'>) {
  const anchor = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button ref={anchor}>Още</button>
      <Popover {...props} anchor={anchor} data-testid="panel">
        Съдържание
      </Popover>
    </>
  );
}

const panel = () => screen.getByTestId('panel');

function withTopLayer() {
  const shown: string[] = [];
  Object.assign(HTMLElement.prototype, {
    showPopover: () => shown.push('shown'),
    hidePopover: () => shown.push('hidden'),
  });
  return shown;
}

describe('Popover', () => {
  afterEach(() => {
    for (const name of ['showPopover', 'hidePopover']) Reflect.deleteProperty(HTMLElement.prototype, name);
    Reflect.deleteProperty(CSS, 'supports');
  });

  it('is rendered and hidden while it is closed', () => {
    render(<Sample open={false} />);
    expect(panel()).not.toBeVisible();
    expect(panel()).toHaveTextContent('Съдържание');
  });

  it('opens in the top layer and leaves it when it closes', () => {
    const shown = withTopLayer();
    const { rerender } = render(<Sample />);
    expect(panel()).toBeVisible();
    rerender(<Sample open={false} />);
    expect(shown).toEqual(['shown', 'hidden']);
  });

  it('uses CSS anchor positioning where the browser supports it', () => {
    Object.assign(CSS, { supports: () => true });
    render(<Sample />);
    expect(panel()).toHaveAttribute('data-anchored');
  });

  it('is positioned by script in other browsers', async () => {
    render(<Sample align="end" />);
    await waitFor(() => expect(panel().style.left).toMatch(/px$/u));
    expect(panel()).not.toHaveAttribute('data-anchored');
  });

  it('keeps its footer outside the scrolling part', () => {
    render(<Sample footer={<button>Готово</button>} />);
    expect(screen.getByText('Съдържание')).not.toContainElement(
      screen.getByRole('button', { name: 'Готово' }),
    );
    expect(panel()).toContainElement(screen.getByRole('button', { name: 'Готово' }));
  });
});
