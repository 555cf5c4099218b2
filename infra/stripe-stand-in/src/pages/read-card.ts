import type { Card } from '../objects/new-payment-method.ts';
import { messages } from './messages.ts';

export type Typed = Partial<Record<'number' | 'expiry' | 'cvc' | 'name', string>>;

export type Wrong = Typed;

export function readCard(typed: Typed, now = new Date()): { card: Card } | { wrong: Wrong } {
  const digits = (typed.number ?? '').replace(/[\s-]/gu, '');
  const name = (typed.name ?? '').trim();
  const expiry = /^\s*(\d{1,2})\s*\/?\s*(?:20)?(\d{2})\s*$/u.exec(typed.expiry ?? '');
  const [month, year] = [Number(expiry?.[1]), 2000 + Number(expiry?.[2])];
  const wrong: Wrong = {};
  if (!digits) wrong.number = messages.numberMissing;
  else if (!/^\d{13,19}$/u.test(digits) || !passesLuhn(digits)) wrong.number = messages.numberWrong;
  if (!expiry || month < 1 || month > 12) wrong.expiry = messages.expiryWrong;
  else if (new Date(year, month) <= now) wrong.expiry = messages.expiryPast;
  if (!/^\d{3,4}$/u.test((typed.cvc ?? '').trim())) wrong.cvc = messages.cvcWrong;
  if (!name) wrong.name = messages.holderMissing;
  return Object.keys(wrong).length > 0 ? { wrong } : { card: { number: digits, month, year, name } };
}

function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
