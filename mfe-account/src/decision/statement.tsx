import type { Decision } from '@pokriv/contracts/moderation/decision';
import { automationText, decisionSources, groundOf } from '@pokriv/contracts/moderation/decision-kinds';
import { formatDate } from '@pokriv/web-kit/format';
import { Link } from '@pokriv/web-kit/router';
import { Card, color, font, space } from '@pokriv/web-kit/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { texts } from './messages.ts';

const List = styled.dl`
  display: grid;
  gap: ${space(4)};
  margin: 0;

  dt {
    font-size: ${font.size.small};
    color: ${color.muted};
  }

  dd {
    margin: ${space(1)} 0 0;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`;

const Part = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

/** The statement of reasons (Digital Services Act, Art. 17). */
export function Statement({ decision }: { decision: Decision }) {
  const { kind, listing, code, reason, source, until } = decision;
  const ground = groundOf(kind, code);
  return (
    <Card>
      <List>
        {listing && <Part name={texts.about}>{listing.title || texts.untitled}</Part>}
        {kind === 'person_suspended' && (
          <Part name={texts.lasts}>{until ? texts.until(formatDate(until)) : texts.untilAdmin}</Part>
        )}
        {reason && <Part name={texts.reason}>{reason}</Part>}
        <Part name={texts.ground}>
          <Link to={ground.path}>{ground.text}</Link>
        </Part>
        <Part name={texts.facts}>{`${decisionSources[source]} ${automationText(decision)}`}</Part>
      </List>
    </Card>
  );
}
