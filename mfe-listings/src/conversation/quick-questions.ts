import { ended } from '@pokriv/contracts/ended';
import { isFreeNow } from '@pokriv/contracts/listing/availability';
import {
  addressRegistrations,
  petRules,
  smokingRules,
  utilities,
} from '@pokriv/contracts/listing/property-options';
import { formatBoth, type Currency, type Money } from '@pokriv/contracts/money';
import { formatDate } from '@pokriv/web-kit/format';

import type { Listing } from '../listing.ts';
import { answerTexts as answers, questionTexts } from './messages.ts';

export interface QuickQuestion {
  id: keyof typeof questionTexts;
  label: string;
  question: string;
  /** Answer from the listing's data. */
  answer?: string;
  /** Only the landlord can answer. */
  isOpen: boolean;
}

type Rule = 'yes' | 'no' | 'negotiable' | 'outdoor';

function ruleAnswer<Key extends Rule>(
  rule: Key | undefined,
  labels: Readonly<Record<Key, string>>,
): Pick<QuickQuestion, 'answer' | 'isOpen'> {
  if (rule === undefined) return { isOpen: true };
  if (rule === 'negotiable') return { answer: answers.negotiable, isOpen: true };
  return { answer: `${labels[rule]}.`, isOpen: false };
}

const known = (parts: readonly (string | undefined)[]): Pick<QuickQuestion, 'answer' | 'isOpen'> => {
  const answer = parts.filter(Boolean).join(' ');
  return answer ? { answer, isOpen: false } : { isOpen: true };
};

/**
 * Questions about a listing (design/conversations, Screens). Unanswered ones come first; a press inserts them into the
 * message.
 */
export function quickQuestions(listing: Listing, currency: Currency, now = new Date()): QuickQuestion[] {
  const { availableFrom, deposit, depositCost, monthlyFees, estimatedUtilities, minLeaseMonths } = listing;
  const money = (sum: Money | undefined, said: (text: string) => string) =>
    sum && sum.cents > 0 ? said(formatBoth(sum, currency)) : undefined;
  const included = (listing.utilitiesIncluded ?? []).map((key) => utilities[key]).join(', ');
  const free =
    availableFrom && (isFreeNow(availableFrom, now) ? answers.now : answers.from(formatDate(availableFrom)));
  const questions: Omit<QuickQuestion, 'label' | 'question'>[] = [
    { id: 'stillFree', isOpen: true },
    { id: 'viewing', isOpen: true },
    { id: 'freeFrom', ...known([free]) },
    {
      id: 'deposit',
      ...known([deposit?.type === 'none' ? answers.noDeposit : money(depositCost, ended)]),
    },
    {
      id: 'bills',
      ...known([
        included && answers.included(included),
        money(estimatedUtilities, answers.estimated),
        money(monthlyFees, answers.fees),
      ]),
    },
    { id: 'pets', ...ruleAnswer(listing.pets, petRules) },
    { id: 'smoking', ...ruleAnswer(listing.smoking, smokingRules) },
    {
      id: 'registration',
      ...ruleAnswer(listing.addressRegistration, addressRegistrations),
    },
    {
      id: 'lease',
      ...known([minLeaseMonths === undefined ? undefined : answers.months(minLeaseMonths)]),
    },
  ];
  return questions
    .toSorted((one, other) => Number(other.isOpen) - Number(one.isOpen))
    .map((one) => {
      const [label, question] = questionTexts[one.id];
      return { ...one, label, question };
    });
}

/** Appends the question once, on its own line. */
export const withQuestion = (text: string, question: string): string =>
  text.includes(question) ? text : [text.trimEnd(), question].filter(Boolean).join('\n');

export const withoutQuestion = (text: string, question: string): string =>
  text
    .split('\n')
    .filter((line) => line.trim() !== question)
    .map((line) => line.replace(question, '').trimEnd())
    .join('\n')
    .trim();
