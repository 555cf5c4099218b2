import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { SkipLink } from './skip-link.tsx';

describe('SkipLink', () => {
  it('focuses its target and leaves the address unchanged', async () => {
    const { href } = location;
    render(
      <>
        <SkipLink target="map">Към картата</SkipLink>
        <div id="map" tabIndex={-1} />
      </>,
    );
    await userEvent.tab();
    expect(screen.getByRole('link', { name: 'Към картата' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(document.getElementById('map')).toHaveFocus();
    expect(location.href).toBe(href);
  });
});
