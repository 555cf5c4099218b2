import { Button, Text } from '@pokriv/web-kit/ui';
import { useId, useState } from 'react';
import { styled } from 'styled-components';

import { DetailSection } from './detail-section.tsx';
import { foldText } from './fold-text.ts';
import { detailTexts as texts } from './messages.ts';

const Paragraphs = styled(Text)`
  white-space: pre-line;
`;

const Rest = styled.span`
  @media print {
    display: inline;
  }
`;

const OnScreen = styled.span`
  @media print {
    display: none;
  }
`;

/** Plain text; long ones fold (decisions §4). */
export function Description({ text }: { text: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const fold = foldText(text);
  return (
    <DetailSection title={texts.description}>
      {fold === undefined ? (
        <Paragraphs>{text}</Paragraphs>
      ) : (
        <>
          <Paragraphs>
            {text.slice(0, fold.at)}
            {!isOpen && <OnScreen>{fold.head.slice(fold.at)}</OnScreen>}
            <Rest id={id} hidden={!isOpen}>
              {text.slice(fold.at)}
            </Rest>
          </Paragraphs>
          <OnScreen>
            <Button
              type="button"
              variant="secondary"
              size="small"
              aria-expanded={isOpen}
              aria-controls={id}
              onClick={() => setIsOpen(!isOpen)}
            >
              {isOpen ? texts.less : texts.more}
            </Button>
          </OnScreen>
        </>
      )}
    </DetailSection>
  );
}
