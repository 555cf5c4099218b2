import type { AdminAppealFile } from '@pokriv/contracts/moderation/appeal';
import { automationText, decisionSources, groundOf } from '@pokriv/contracts/moderation/decision-kinds';
import { ERASED } from '@pokriv/contracts/erased';
import { pathTo } from '@pokriv/contracts/page';
import * as pages from '@pokriv/contracts/pages';
import { formatDate } from '@pokriv/web-kit/format';
import { Link } from '@pokriv/web-kit/router';
import { useUser } from '@pokriv/web-kit/session';
import { Detail, Details } from '@pokriv/web-kit/ui/data';

import { titleOf } from '../list/title-of.ts';
import { texts } from './messages.ts';

function deciderText(decidedBy: string | null, reader: string | undefined): string {
  if (decidedBy === null) return texts.decidedByMachine;
  if (decidedBy === ERASED) return texts.decidedByErased;
  return decidedBy === reader ? texts.decidedByYou : texts.decidedByOther;
}

/** Appealed statement of reasons, with its listing and person. */
export function AppealedDecision({
  appeal: { decision, person, listing, reportId },
}: {
  appeal: AdminAppealFile;
}) {
  const reader = useUser()?.id;
  return (
    <Details aria-label={texts.decision}>
      <Detail name={texts.person}>
        {person.id === ERASED ? (
          person.firstName
        ) : (
          <Link to={pathTo(pages.adminUser, person.id)}>{`${person.firstName}, ${person.email}`}</Link>
        )}
      </Detail>
      {listing && (
        <Detail name={texts.listing}>
          {listing.id === null ? (
            titleOf(listing)
          ) : (
            <Link to={`${pathTo(pages.adminQueueItem, listing.id)}?status=all`}>{titleOf(listing)}</Link>
          )}
        </Detail>
      )}
      {reportId !== null && (
        <Detail name={texts.report}>
          <Link to={`${pages.adminReports.path}?id=${reportId}`}>{texts.openReport}</Link>
        </Detail>
      )}
      <Detail name={texts.decision}>
        {`${texts.decidedOn(formatDate(decision.at, 'moment'))}. ${deciderText(decision.decidedBy, reader)}.`}
      </Detail>
      <Detail name={texts.reason}>{decision.reason}</Detail>
      <Detail name={texts.ground}>{groundOf(decision.kind, decision.code).text}</Detail>
      <Detail name={texts.facts}>{`${decisionSources[decision.source]} ${automationText(decision)}`}</Detail>
    </Details>
  );
}
