import { pathTo } from '@pokriv/contracts/page';
import * as pages from '@pokriv/contracts/pages';
import type { AdminRoleRequest, RoleRequestDecision } from '@pokriv/contracts/account/role-request';
import { roleRequestStatuses, type RoleRequestStatus } from '@pokriv/contracts/account/role-request-states';
import { roles } from '@pokriv/contracts/roles';
import { formatAgo, formatDate } from '@pokriv/web-kit/format';
import { Link } from '@pokriv/web-kit/router';
import { Badge, Button, Heading, Notice, Stack, Text, type BadgeTone } from '@pokriv/web-kit/ui';

import { fullName } from '../list/full-name.ts';
import { OwnNote } from '../list/own-note.tsx';
import { RecordCard } from '../list/record-card.tsx';
import { texts as undoTexts } from '../undo/messages.ts';
import { Decider } from './decider.tsx';
import { texts } from './messages.ts';

const tones: Readonly<Record<RoleRequestStatus, BadgeTone>> = {
  pending: 'wait',
  approved: 'good',
  rejected: 'danger',
};

interface RoleRequestCardProps {
  request: AdminRoleRequest;
  /** Label of the decision, in its undo window or being sent. */
  decided: string | undefined;
  onChoose: (action: RoleRequestDecision['action']) => void;
}

export function RoleRequestCard({ request, decided, onChoose }: RoleRequestCardProps) {
  const { user, status, currentRole, requestedRole, reason } = request;
  return (
    <RecordCard
      badges={
        <>
          <Badge $tone={tones[status]}>{roleRequestStatuses[status]}</Badge>
          <Badge>{texts.from(roles[currentRole], roles[requestedRole])}</Badge>
        </>
      }
      when={formatAgo(request.createdAt)}
      title={
        <Heading as="h2" $size="text">
          <Link to={pathTo(pages.adminUser, user.id)}>{fullName(user)}</Link>
        </Heading>
      }
      from={
        <>
          <a href={`mailto:${user.email}`}>{user.email}</a> · {texts.member(formatAgo(user.memberSince))}
        </>
      }
      text={reason}
      notes={
        status === 'pending' && decided ? (
          <Notice tone="wait" title={decided}>
            {undoTexts.waits}
          </Notice>
        ) : (
          <Outcome request={request} />
        )
      }
      actions={
        status === 'pending' &&
        !decided && (
          <>
            <Button type="button" size="small" onClick={() => onChoose('approve')}>
              {texts.approve}
            </Button>
            <Button type="button" size="small" variant="secondary" onClick={() => onChoose('reject')}>
              {texts.reject}
            </Button>
          </>
        )
      }
    />
  );
}

function Outcome({ request: { decidedAt, decidedBy, notes } }: { request: AdminRoleRequest }) {
  if (!decidedAt) return null;
  return (
    <Stack $gap={2}>
      <Text $size="small" $tone="muted">
        {texts.decided(formatDate(decidedAt, 'moment'))}
        {decidedBy && (
          <>
            {' · '}
            {texts.by}: <Decider id={decidedBy} />
          </>
        )}
      </Text>
      <OwnNote label={texts.notes} text={notes ?? ''} />
    </Stack>
  );
}
