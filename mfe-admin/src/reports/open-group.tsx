import type { ReportGroup } from '@pokriv/contracts/moderation/report';
import { Link } from '@pokriv/web-kit/router';
import { breakpoint, Cluster, size, space, Stack } from '@pokriv/web-kit/ui';
import { ArrowLeft, ChevronLeft, ChevronRight } from 'lucide-react';
import { styled } from 'styled-components';

import { texts } from './messages.ts';
import { ReportGroupCard } from './report-group-card.tsx';
import type { GroupList } from './use-group-list.ts';
import type { ReportWork } from './use-report-work.ts';

const Way = styled(Cluster)`
  a {
    display: inline-flex;
    align-items: center;
    gap: ${space(1)};
    min-height: ${size.target};
  }

  svg {
    width: 18px;
  }
`;

const Back = styled(Link)`
  ${breakpoint.desktop} {
    display: none !important;
  }
`;

interface OpenGroupProps {
  group: ReportGroup;
  groups: GroupList;
  work: ReportWork;
}

export function OpenGroup({ group, groups, work }: OpenGroupProps) {
  const { previous, next, addressOf, listAddress } = groups;
  return (
    <Stack $gap={3}>
      <Way as="nav" $spread $gap={4} aria-label={texts.way}>
        <Back to={listAddress}>
          <ArrowLeft />
          {texts.back}
        </Back>
        <Cluster $gap={4}>
          {previous && (
            <Link to={addressOf(previous)}>
              <ChevronLeft />
              {texts.previous}
            </Link>
          )}
          {next && (
            <Link to={addressOf(next)}>
              {texts.next}
              <ChevronRight />
            </Link>
          )}
        </Cluster>
      </Way>
      <ReportGroupCard group={group} work={work} />
    </Stack>
  );
}
