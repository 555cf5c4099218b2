import type { AdminAppealFile } from '@pokriv/contracts/moderation/appeal';
import { automationText, decisionSources, groundOf } from '@pokriv/contracts/moderation/decision-kinds';
import { pathTo } from '@pokriv/contracts/page';
import * as pages from '@pokriv/contracts/pages';
import { formatDate } from '@pokriv/web-kit/format';
import { Link } from '@pokriv/web-kit/router';
import { useUser } from '@pokriv/web-kit/session';
import { color, font, space } from '@pokriv/web-kit/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { texts } from './messages.ts';

const ERASED = 'erased';

const List = styled.dl`
  display: grid;
  gap: ${space(3)};
  margin: 0;

  dt {
    font-size: ${font.size.small};
    color: ${color.muted};
  }

  dd {
    margin: 0;
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

function deciderText(decidedBy: string | null, reader: string | undefined): string {
  if (decidedBy === null) return texts.decidedByMachine;
  if (decidedBy === ERASED) return texts.decidedByErased;
  return decidedBy === reader ? texts.decidedByYou : texts.decidedByOther;
}

/** The statement of reasons that is appealed, with its listing and person. */
export function AppealedDecision({
  appeal: { decision, person, listing, reportId },
}: {
  appeal: AdminAppealFile;
}) {
  const reader = useUser()?.id;
  return (
    <List aria-label={texts.decision}>
      <Part name={texts.person}>
        {person.id === ERASED ? (
          person.firstName
        ) : (
          <Link to={pathTo(pages.adminUser, person.id)}>{`${person.firstName}, ${person.email}`}</Link>
        )}
      </Part>
      {listing && (
        <Part name={texts.listing}>
          {listing.id === null ? (
            listing.title
          ) : (
            <Link to={`${pathTo(pages.adminQueueItem, listing.id)}?status=all`}>
              {listing.title || texts.untitled}
            </Link>
          )}
        </Part>
      )}
      {reportId !== null && (
        <Part name={texts.report}>
          <Link to={`${pages.adminReports.path}?id=${reportId}`}>{texts.openReport}</Link>
        </Part>
      )}
      <Part name={texts.decision}>
        {`${texts.decidedOn(formatDate(decision.at, 'moment'))}. ${deciderText(decision.decidedBy, reader)}.`}
      </Part>
      <Part name={texts.reason}>{decision.reason}</Part>
      <Part name={texts.ground}>{groundOf(decision.kind, decision.code).text}</Part>
      <Part name={texts.facts}>{`${decisionSources[decision.source]} ${automationText(decision)}`}</Part>
    </List>
  );
}
