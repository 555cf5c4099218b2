import userEvent from '@testing-library/user-event';

/**
 * Enters a text by one paste, after a click in the field. Typing renders the whole form once per key: use it only where
 * the test is about keys. For component tests only.
 */
export async function fillIn(field: Element, text: string): Promise<void> {
  await userEvent.click(field);
  await userEvent.paste(text);
}
