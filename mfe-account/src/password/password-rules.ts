import { texts } from '../messages.ts';

interface PasswordRule {
  text: string;
  isMet: (password: string) => boolean;
}

/** Password rules of the contract, one per checklist line (spec §5). */
export const passwordRules: readonly PasswordRule[] = [
  { text: texts.newPassword.long, isMet: (password) => password.length >= 6 },
  { text: texts.newPassword.lower, isMet: (password) => /\p{Ll}/u.test(password) },
  { text: texts.newPassword.upper, isMet: (password) => /\p{Lu}/u.test(password) },
  { text: texts.newPassword.digit, isMet: (password) => /\d/u.test(password) },
];
