import * as pages from '@pokriv/contracts/pages';
import { roleRequestStatuses } from '@pokriv/contracts/account/role-request-states';
import { roles } from '@pokriv/contracts/roles';
import { useRead } from '@pokriv/web-kit/api';
import { Stack } from '@pokriv/web-kit/ui';
import { ConfirmDialog } from '@pokriv/web-kit/ui/dialog';

import { useKeysSetting } from '../deciding/use-keys-setting.ts';
import { fresh } from '../list/fresh.ts';
import { fullName } from '../list/full-name.ts';
import { ListBody } from '../list/list-body.tsx';
import { PageHead } from '../list/page-head.tsx';
import { StatusFilter } from '../list/status-filter.tsx';
import { totalText } from '../list/total-text.ts';
import { useListAddress } from '../list/use-list-address.ts';
import { UndoPanel } from '../undo/undo-panel.tsx';
import { texts } from './messages.ts';
import { RejectionDialog } from './rejection-dialog.tsx';
import { RoleRequestCard } from './role-request-card.tsx';
import { useRoleDecisions, type RoleDecisions } from './use-role-decisions.ts';

const PATH = pages.adminRoleRequests.path;

/** Requests for another role, by status (spec §6, decisions §9). */
export function RoleRequestsPage() {
  const address = useListAddress(roleRequestStatuses, 'pending');
  const { status, page } = address;
  const list = useRead('listRoleChangeRequests', {
    query: { ...(status && { status }), page: String(page) },
    swr: fresh,
  });
  const decisions = useRoleDecisions(() => list.mutate());
  return (
    <Stack $gap={4}>
      <PageHead title={texts.title} total={list.data && totalText(list.data.pagination, texts.found)} />
      <StatusFilter statuses={roleRequestStatuses} address={address} path={PATH} />
      <ListBody
        found={list.data}
        error={list.error}
        onRetry={() => void list.mutate()}
        rowHeight={130}
        hrefFor={(number) => `${PATH}${address.searchFor({ page: number })}`}
        empty={{ title: texts.empty, hint: texts.emptyHint }}
      >
        {(requests) => (
          <Stack $gap={3}>
            {requests.map((request) => (
              <RoleRequestCard
                key={request.id}
                request={request}
                decided={decisions.undo.decidedOn(request.id)}
                onChoose={(action) => decisions.ask(request, action)}
              />
            ))}
          </Stack>
        )}
      </ListBody>
      <DecisionDialogs decisions={decisions} />
    </Stack>
  );
}

function DecisionDialogs({ decisions }: { decisions: RoleDecisions }) {
  const { asked, undo, approve, reject, formerOf, cancel } = decisions;
  const [areKeysOn] = useKeysSetting();
  const request = asked?.request;
  return (
    <>
      <ConfirmDialog
        open={asked?.action === 'approve'}
        title={texts.approveTitle}
        message={request && texts.approveText(fullName(request.user), roles[request.requestedRole])}
        confirmLabel={texts.approve}
        onConfirm={() => request && approve(request)}
        onCancel={cancel}
      />
      <RejectionDialog
        request={asked?.action === 'reject' ? request : undefined}
        former={request ? formerOf(request.id) : ''}
        onReject={reject}
        onClose={cancel}
      />
      <UndoPanel undo={undo} areKeysOn={areKeysOn} />
    </>
  );
}
