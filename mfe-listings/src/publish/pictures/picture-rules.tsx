import { color, font, space } from '@pokriv/web-kit/ui';
import { styled } from 'styled-components';

import { picturesTexts as texts } from './messages.ts';

const Root = styled.div`
  font-size: ${font.size.small};
  color: ${color.muted};

  ul {
    display: grid;
    gap: ${space(1)};
    margin: 0;
    padding-left: ${space(5)};
  }
`;

/** Limits of the upload and of the moderators, below the pictures: a phone shows the button first. */
export function PictureRules() {
  return (
    <Root>
      <ul aria-label={texts.rulesLabel}>
        {texts.rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </Root>
  );
}
