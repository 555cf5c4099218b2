import { MarkedSpans } from '../../list/marked-spans.tsx';
import { texts } from './messages.ts';
import { riskySpans } from './risky-spans.ts';

interface MarkedTextProps {
  text: string;
  /** Scam phrases found in the text. */
  phrases: readonly string[];
}

export function MarkedText({ text, phrases }: MarkedTextProps) {
  return <MarkedSpans text={text} spans={riskySpans(text, phrases, texts.scamPhrase)} />;
}
