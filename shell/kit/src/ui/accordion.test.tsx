import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { Accordion } from './accordion.tsx';

const ITEMS = [
  { id: 'free', title: 'Безплатно ли е?', content: 'Да.' },
  { id: 'fees', title: 'Има ли такси?', content: 'Не.' },
];

const names = () => screen.getAllByRole('group').map((item) => item.getAttribute('name'));

describe('Accordion', () => {
  it('starts closed', () => {
    render(<Accordion items={ITEMS} />);
    expect(screen.getByText('Да.')).not.toBeVisible();
  });

  it('opens and closes an item by its title', async () => {
    render(<Accordion items={ITEMS} />);
    await userEvent.click(screen.getByText('Безплатно ли е?'));
    expect(screen.getByText('Да.')).toBeVisible();
    await userEvent.click(screen.getByText('Безплатно ли е?'));
    expect(screen.getByText('Да.')).not.toBeVisible();
  });

  it('keeps an item open when the page renders again', async () => {
    const { rerender } = render(<Accordion items={ITEMS} />);
    await userEvent.click(screen.getByText('Безплатно ли е?'));
    rerender(<Accordion items={[...ITEMS]} />);
    expect(screen.getByText('Да.')).toBeVisible();
  });

  it('gives exclusive items one shared name', () => {
    render(<Accordion items={ITEMS} exclusive />);
    const [first, second] = names();
    expect(first).toBeTruthy();
    expect(second).toBe(first);
  });

  it('gives items no name by default', () => {
    render(<Accordion items={ITEMS} />);
    expect(names()).toEqual([null, null]);
  });
});
