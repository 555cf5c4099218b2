import { texts } from './messages.ts';

/** What a person is called, if anything is known. */
export const personName = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName} ${lastName}`.trim() || texts.unnamed;
