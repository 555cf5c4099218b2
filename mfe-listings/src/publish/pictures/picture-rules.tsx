import { color, font, space } from '@pokriv/web-kit/ui';
import { styled } from 'styled-components';

import { picturesTexts as texts } from './messages.ts';

const List = styled.ul`
  display: grid;
  gap: ${space(1)};
  margin: 0;
  padding-left: ${space(5)};
  font-size: ${font.size.small};
  color: ${color.muted};
`;

/** Limits of the upload and of the moderators, before the first picture is chosen. */
export function PictureRules() {
  return (
    <List aria-label={texts.rulesLabel}>
      {texts.rules.map((rule) => (
        <li key={rule}>{rule}</li>
      ))}
    </List>
  );
}
