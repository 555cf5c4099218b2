import { act, screen, within } from '@testing-library/react';

/** The bar of the decision that can still be undone. */
export const undoBar = () =>
  within(screen.getByRole('region', { name: 'Решение, което още не е изпратено' }));
export const queryUndoBar = () => screen.queryByRole('region', { name: 'Решение, което още не е изпратено' });

/** Closes the tab, which sends the waiting decision. */
export const closeTab = () => act(() => void window.dispatchEvent(new Event('pagehide')));
