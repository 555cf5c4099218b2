import userEvent from '@testing-library/user-event';

/**
 * Enters a text by one click and one paste. Typing renders the whole form once per key: only for tests about keys.
 * Component tests only.
 */
export async function fillIn(field: Element, text: string): Promise<void> {
  await userEvent.click(field);
  await userEvent.paste(text);
}
