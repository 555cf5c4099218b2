import { act, screen, within } from '@testing-library/react';

/** Countdown bar of the pending decision. */
export const undoBar = () =>
  within(screen.getByRole('region', { name: 'Решение, което още не е изпратено' }));
export const queryUndoBar = () => screen.queryByRole('region', { name: 'Решение, което още не е изпратено' });

/** Closes the tab, which sends the pending decision. */
export const closeTab = () => act(() => void window.dispatchEvent(new Event('pagehide')));
