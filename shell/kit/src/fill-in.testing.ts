import userEvent from '@testing-library/user-event';

/** Enters a text by one click and one paste, because typing renders the form once per key. Component tests only. */
export async function fillIn(field: Element, text: string): Promise<void> {
  await userEvent.click(field);
  await userEvent.paste(text);
}
