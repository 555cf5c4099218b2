import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { KeysHelp } from './keys-help.tsx';
import { useShortcuts, type Shortcuts } from './use-shortcuts.ts';

function Page({ shortcuts, isOn = true }: { shortcuts: Shortcuts; isOn?: boolean }) {
  useShortcuts(shortcuts, isOn);
  return <KeysHelp isOn={isOn} onToggle={() => undefined} />;
}
const act = () => undefined;
const shown = () => screen.queryAllByRole('term', { hidden: true }).map(({ textContent }) => textContent);
/** Hidden in a narrow window. */
const open = () => userEvent.click(screen.getByRole('button', { name: 'Клавиши', hidden: true }));

describe('KeysHelp', () => {
  it('lists only the keys that do something now', async () => {
    const { rerender } = render(<Page shortcuts={{ j: act, arrowleft: act, arrowright: act }} />);
    await open();
    expect(shown()).toEqual(['J', '← →']);
    rerender(<Page shortcuts={{ a: act, z: act }} />);
    expect(shown()).toEqual(['A', 'Z']);
  });

  it('says that there is none', async () => {
    render(<Page shortcuts={{}} />);
    await open();
    expect(shown()).toEqual([]);
    expect(screen.getByText('Тук в момента няма клавиш, който да прави нещо.')).toBeInTheDocument();
  });

  it('lists none while the shortcuts are off', async () => {
    render(<Page shortcuts={{ j: act }} isOn={false} />);
    await open();
    expect(shown()).toEqual([]);
    expect(screen.getByText('Клавишите са изключени')).toBeInTheDocument();
  });
});
