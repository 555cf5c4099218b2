import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';

import { Tabs } from './tabs.tsx';

const TABS = [
  { id: 'active', label: 'Активни', content: 'три обяви' },
  { id: 'pending', label: 'Чакащи', content: 'една обява' },
  { id: 'archived', label: 'Архив', content: 'нищо' },
];

function Page() {
  const [selected, setSelected] = useState('active');
  return <Tabs label="Моите обяви" tabs={TABS} selected={selected} onSelect={setSelected} />;
}

const tab = (name: string) => screen.getByRole('tab', { name });

describe('Tabs', () => {
  it('shows the panel of the selected tab, named by it', async () => {
    render(<Page />);
    await userEvent.click(tab('Чакащи'));
    expect(tab('Чакащи')).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('tabpanel', { name: 'Чакащи' })).toHaveTextContent('една обява');
  });

  it('has one tab stop before the panel', async () => {
    render(<Page />);
    await userEvent.tab();
    expect(tab('Активни')).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('tabpanel')).toHaveFocus();
  });

  it.each([
    ['left of', { left: -60, right: 40 }, -60],
    ['right of', { left: 250, right: 380 }, 80],
    ['in', { left: 100, right: 200 }, 0],
    ['at both edges of', { left: 0, right: 300 }, 0],
  ])('brings the selected tab into a narrow row: it lies %s it', async (_, box, scrolled) => {
    render(<Page />);
    const row = screen.getByRole('tablist');
    row.getBoundingClientRect = () => ({ left: 0, right: 300 }) as DOMRect;
    tab('Архив').getBoundingClientRect = () => box as DOMRect;
    await userEvent.click(tab('Архив'));
    expect(row.scrollLeft).toBe(scrolled);
  });

  it.each([
    ['{ArrowRight}', 'Чакащи'],
    ['{ArrowLeft}', 'Архив'],
    ['{End}', 'Архив'],
    ['{End}{Home}', 'Активни'],
    ['{End}{ArrowRight}', 'Активни'],
  ])('selects with %s the tab „%s“', async (keys, name) => {
    render(<Page />);
    await userEvent.tab();
    await userEvent.keyboard(keys);
    expect(tab(name)).toHaveFocus();
    expect(tab(name)).toHaveAttribute('aria-selected', 'true');
  });
});
