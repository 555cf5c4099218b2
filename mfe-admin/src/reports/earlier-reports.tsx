import { reportResolutions, reportTypes } from '@pokriv/contracts/moderation/report-states';
import { useRead } from '@pokriv/web-kit/api';
import { formatDate } from '@pokriv/web-kit/format';
import { Link } from '@pokriv/web-kit/router';
import { Cluster, Heading, space, Stack, Text } from '@pokriv/web-kit/ui';
import { styled } from 'styled-components';

import { fresh } from '../list/fresh.ts';
import { ReportBadge } from '../list/report-badge.tsx';
import { texts } from './messages.ts';
import { REPORTS_PATH } from './view-switch.tsx';

const SHOWN = 5;

const List = styled.ul`
  display: grid;
  gap: ${space(2)};
  padding: 0;
  list-style: none;
`;

interface EarlierReportsProps {
  propertyId: string;
  ownerId: string;
}

/** Closed reports of the listing, and the total of reports about its owner. */
export function EarlierReports({ propertyId, ownerId }: EarlierReportsProps) {
  const ofListing = useRead('listAdminReports', { query: { propertyId, sort: 'newest' }, swr: fresh });
  const ofOwner = useRead('listAdminReports', {
    query: { ownerId, limit: '1' },
    isEnabled: ownerId !== '',
    swr: fresh,
  });
  if (!ofListing.data) return null;
  const closed = ofListing.data.data.filter(({ handledAt }) => handledAt !== null);
  return (
    <Stack as="section" $gap={2} aria-label={texts.earlier}>
      <Heading as="h3" $size="text">
        {texts.earlier}
      </Heading>
      {closed.length === 0 && (
        <Text $size="small" $tone="muted">
          {texts.noEarlier}
        </Text>
      )}
      <List>
        {closed.slice(0, SHOWN).map(({ id, status, reportType, resolution, reason, handledAt }) => (
          <li key={id}>
            <Cluster $gap={2}>
              <ReportBadge status={status} />
              <Text as="span" $size="small">
                {[reportTypes[reportType], reason, resolution && reportResolutions[resolution]]
                  .filter(Boolean)
                  .join(' · ')}
              </Text>
              <Text as="span" $size="tiny" $tone="muted">
                {handledAt && formatDate(handledAt)}
              </Text>
            </Cluster>
          </li>
        ))}
      </List>
      <Cluster $gap={4}>
        <Link to={`${REPORTS_PATH}?view=all&propertyId=${propertyId}`}>{texts.allOfListing}</Link>
        {ofOwner.data && (
          <Link to={`${REPORTS_PATH}?view=all&ownerId=${ownerId}`}>
            {texts.allOfOwner(ofOwner.data.pagination.total)}
          </Link>
        )}
      </Cluster>
    </Stack>
  );
}
