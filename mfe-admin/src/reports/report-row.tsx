import type { ReportGroup } from '@pokriv/contracts/moderation/report';
import { reportTypes } from '@pokriv/contracts/moderation/report-states';
import { formatCount } from '@pokriv/web-kit/format';
import { Badge, Cluster, radius } from '@pokriv/web-kit/ui';
import { styled } from 'styled-components';

import { waiting } from '../deciding/waiting-time.ts';
import { PictureRow } from '../list/picture-row.tsx';
import { texts } from './messages.ts';

const Wait = styled(Badge)`
  border-radius: ${radius.control};
  white-space: normal;
`;

interface ReportRowProps {
  group: ReportGroup;
  to: string;
  isOpen: boolean;
  /** Every report of the listing is decided, pending in the undo window or being sent. */
  isDecided: boolean;
}

export function ReportRow({ group, to, isOpen, isDecided }: ReportRowProps) {
  const { cover, propertyTitle, open, types, oldestAt } = group;
  const wait = waiting(oldestAt);
  const kinds = types.map(({ type }) => reportTypes[type]).join(', ');
  return (
    <PictureRow
      to={to}
      cover={cover}
      title={propertyTitle}
      facts={`${formatCount(open, texts.found)} · ${kinds}`}
      isOpen={isOpen}
      isDecided={isDecided}
    >
      <Cluster $gap={2}>
        {isDecided ? (
          <Badge $tone="good">{texts.rowDecided}</Badge>
        ) : (
          <Wait $tone={wait.tone}>{wait.text}</Wait>
        )}
      </Cluster>
    </PictureRow>
  );
}
