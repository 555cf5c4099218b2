/** @jest-environment-options {"styles": true} */
import { render, screen } from '@testing-library/react';

import { MemoryRouter } from '../router-server.ts';
import { MenuLink } from './menu.tsx';

describe('menuItemStyle', () => {
  it.each([
    ['page', true],
    ['true', true],
    ['false', false],
    [undefined, false],
  ] as const)('shows whether an item with aria-current %s is chosen: %s', (current, isChosen) => {
    render(
      <MemoryRouter>
        <MenuLink to="/profile" aria-current={current}>
          Профил
        </MenuLink>
        <MenuLink to="/favorites">Любими</MenuLink>
      </MemoryRouter>,
    );
    const weightOf = (name: string) => getComputedStyle(screen.getByRole('link', { name })).fontWeight;
    expect(weightOf('Профил') !== weightOf('Любими')).toBe(isChosen);
  });
});
