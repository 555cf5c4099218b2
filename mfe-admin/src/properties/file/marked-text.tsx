import type { CheckedText } from '@pokriv/contracts/listing/moderation-file';

import { MarkedSpans } from '../../list/marked-spans.tsx';
import { texts } from './messages.ts';
import { riskySpans } from './risky-spans.ts';

interface MarkedTextProps {
  field: CheckedText;
  text: string;
  /** Scam phrases found in the text. */
  phrases: readonly string[];
}

export function MarkedText({ field, text, phrases }: MarkedTextProps) {
  return (
    <MarkedSpans text={text} spans={riskySpans({ field, text, phrases, whyPhrase: texts.scamPhrase })} />
  );
}
