import type { RoleRequest } from '@pokriv/contracts/account/role-request';
import { roles } from '@pokriv/contracts/roles';
import { formatDate } from '@pokriv/web-kit/format';
import { Button, color, Notice, space } from '@pokriv/web-kit/ui';
import { styled } from 'styled-components';

import { texts } from './messages.ts';

const Quote = styled.blockquote`
  margin: ${space(2)} 0 0;
  padding-left: ${space(3)};
  border-left: 2px solid ${color.control};
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

interface RoleRequestStateProps {
  request: RoleRequest;
  onAgain?: () => void;
}

export function RoleRequestState({ request, onAgain }: RoleRequestStateProps) {
  const { status, requestedRole, reason, notes, createdAt, decidedAt } = request;
  const role = roles[requestedRole];
  if (status === 'pending') {
    return (
      <Notice tone="wait" title={texts.pendingTitle(role)}>
        {texts.pending(formatDate(createdAt))}
        <Quote aria-label={texts.yourReason}>{reason}</Quote>
      </Notice>
    );
  }
  if (status === 'approved') {
    return <Notice tone="good">{texts.approved(role, formatDate(decidedAt))}</Notice>;
  }
  return (
    <Notice
      tone="danger"
      title={texts.rejectedTitle(role)}
      actions={
        onAgain && (
          <Button type="button" variant="secondary" size="small" onClick={onAgain}>
            {texts.again}
          </Button>
        )
      }
    >
      {texts.rejected(formatDate(decidedAt))}
      <Quote>{notes}</Quote>
    </Notice>
  );
}
