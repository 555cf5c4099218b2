import { contactKinds, contactsIn } from '@pokriv/contracts/listing/contact-data-in-text';
import type { CheckedText } from '@pokriv/contracts/listing/moderation-file';

/** Offsets as in `slice`; `why` is shown to the moderator. */
export interface RiskySpan {
  start: number;
  end: number;
  why: string;
}

function placesOf(text: string, part: string): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(part); part && at >= 0; at = text.indexOf(part, at + part.length))
    places.push(at);
  return places;
}

interface Checked {
  field: CheckedText;
  text: string;
  /** Scam phrases, verbatim from the text. */
  phrases: readonly string[];
  whyPhrase: string;
}

/** Contact data and scam phrases, in order and without overlaps. */
export function riskySpans({ field, text, phrases, whyPhrase }: Checked): RiskySpan[] {
  const contacts = contactsIn(field, text).map(({ kind, start, end }) => ({
    start,
    end,
    why: contactKinds[kind] as string,
  }));
  const scam = phrases.flatMap((phrase) =>
    placesOf(text, phrase).map((start) => ({ start, end: start + phrase.length, why: whyPhrase })),
  );
  let reached = 0;
  return [...contacts, ...scam]
    .sort((one, other) => one.start - other.start || other.end - one.end)
    .filter(({ start, end }) => {
      const isFree = start >= reached;
      if (isFree) reached = end;
      return isFree;
    });
}
