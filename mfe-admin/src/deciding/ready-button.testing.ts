import { screen, waitFor } from '@testing-library/react';

/** Decision button, once it is enabled. */
export async function readyButton(name: string): Promise<HTMLElement> {
  await waitFor(() => expect(screen.getByRole('button', { name })).toBeEnabled(), { timeout: 2000 });
  return screen.getByRole('button', { name });
}
