import { Segmented } from '@pokriv/web-kit/ui/forms';

import { decidingTexts } from './messages.ts';

/** Maximum length of the notes of a decision in the contracts, characters. */
export const NOTES_LIMIT = 1000;

const DAY_MS = 86_400_000;

export type SuspensionTerm = keyof typeof decidingTexts.terms;

const terms = Object.entries(decidingTexts.terms).map(([value, label]) => ({ value, label }));

/** End date of a suspension; null means indefinite. */
export const endOf = (term: SuspensionTerm, now = new Date()): string | null =>
  term === 'none' ? null : new Date(now.getTime() + Number(term) * DAY_MS).toISOString();

/** Inverse of `endOf`, for an end date chosen a moment ago. */
export function termOf(until: string | null | undefined, now = new Date()): SuspensionTerm {
  const days = until ? String(Math.round((new Date(until).getTime() - now.getTime()) / DAY_MS)) : 'none';
  return days === '7' || days === '30' ? days : 'none';
}

interface TermChoiceProps {
  label: string;
  term: SuspensionTerm;
  onChange: (term: SuspensionTerm) => void;
}

export function TermChoice({ label, term, onChange }: TermChoiceProps) {
  return (
    <Segmented
      label={label}
      name="term"
      options={terms}
      value={term}
      onChange={({ target }) => onChange(target.value as SuspensionTerm)}
    />
  );
}
