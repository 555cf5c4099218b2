import { Button, Text } from '@pokriv/web-kit/ui';
import { useState } from 'react';
import { styled } from 'styled-components';

import { DetailSection } from './detail-section.tsx';
import { detailTexts as texts } from './messages.ts';

/** Decisions §4: longer descriptions fold at this many characters. */
const FOLD = 600;

const Paragraphs = styled(Text)`
  white-space: pre-line;
`;

/** Cut at the end of a word. */
function folded(text: string): string {
  const cut = text.slice(0, FOLD);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), FOLD / 2))}…`;
}

/** The owner's own words, as plain text. */
export function Description({ text }: { text: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const isLong = text.length > FOLD;
  return (
    <DetailSection title={texts.description}>
      <Paragraphs>{isLong && !isOpen ? folded(text) : text}</Paragraphs>
      {isLong && (
        <div>
          <Button
            type="button"
            variant="secondary"
            size="small"
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
          >
            {isOpen ? texts.less : texts.more}
          </Button>
        </div>
      )}
    </DetailSection>
  );
}
