/** Ends a sentence: „Мария П.“ and „800 лв.“ already have their full stop. */
export const ended = (text: string): string => (text.endsWith('.') ? text : `${text}.`);
