import type { Report } from '@pokriv/contracts/moderation/report';
import { color, radius, space, Text } from '@pokriv/web-kit/ui';
import { styled } from 'styled-components';

import { UserText } from '../list/user-text.ts';
import { texts } from './messages.ts';

const Quote = styled.figure`
  display: grid;
  gap: ${space(1)};
  margin: 0;
  padding: ${space(3)} ${space(4)};
  border-left: 3px solid ${color.line};
  border-radius: ${radius.control};
  background: ${color.sunken};
`;

/** The reporter’s text, marked as theirs; the owner never receives it. */
export function ReporterSays({ report: { propertyTitle, reason, description } }: { report: Report }) {
  return (
    <Quote>
      <Text as="figcaption" $size="tiny" $tone="muted">
        {texts.reporterSays(propertyTitle)}
      </Text>
      <UserText $strong>{reason}</UserText>
      {description && <UserText>{description}</UserText>}
    </Quote>
  );
}
