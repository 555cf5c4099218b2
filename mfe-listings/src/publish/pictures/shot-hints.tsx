import { color, font, space } from '@pokriv/web-kit/ui';
import { styled } from 'styled-components';

import { picturesTexts as texts } from './messages.ts';

const Fold = styled.details`
  font-size: ${font.size.small};

  summary {
    min-height: 44px;
    padding-block: ${space(2.5)};
    font-weight: ${font.weight.strong};
    color: ${color.accentText};
    cursor: pointer;
  }

  ul {
    display: grid;
    gap: ${space(1)};
    padding-left: ${space(5)};
    color: ${color.muted};
  }
`;

export function ShotHints({ isOpen }: { isOpen: boolean }) {
  return (
    <Fold open={isOpen}>
      <summary>{texts.hintTitle}</summary>
      <ul>
        {texts.hints.map((hint) => (
          <li key={hint}>{hint}</li>
        ))}
      </ul>
    </Fold>
  );
}
