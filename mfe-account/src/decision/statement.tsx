import type { Decision } from '@pokriv/contracts/moderation/decision';
import { automationText, decisionSources, groundOf } from '@pokriv/contracts/moderation/decision-kinds';
import { formatDate } from '@pokriv/web-kit/format';
import { Link } from '@pokriv/web-kit/router';
import { Card } from '@pokriv/web-kit/ui';
import { Detail, Details } from '@pokriv/web-kit/ui/data';

import { texts } from './messages.ts';

/** Statement of reasons (Digital Services Act, Art. 17). */
export function Statement({ decision }: { decision: Decision }) {
  const { kind, listing, code, reason, source, until } = decision;
  const ground = groundOf(kind, code);
  return (
    <Card>
      <Details>
        {listing && <Detail name={texts.about}>{listing.title || texts.untitled}</Detail>}
        {kind === 'person_suspended' && (
          <Detail name={texts.lasts}>{until ? texts.until(formatDate(until)) : texts.untilAdmin}</Detail>
        )}
        {reason && <Detail name={texts.reason}>{reason}</Detail>}
        <Detail name={texts.ground}>
          <Link to={ground.path}>{ground.text}</Link>
        </Detail>
        <Detail name={texts.facts}>{`${decisionSources[source]} ${automationText(decision)}`}</Detail>
      </Details>
    </Card>
  );
}
