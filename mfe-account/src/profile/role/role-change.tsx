import * as pages from '@pokriv/contracts/pages';
import type { NewRoleRequest } from '@pokriv/contracts/account/role-request';
import { Button, ButtonLink, Cluster, Loading, Notice, Skeleton, Text } from '@pokriv/web-kit/ui';
import { useState } from 'react';

import { RoleRequestState } from '../../role-request/role-request-state.tsx';
import { useRoleRequest } from '../../role-request/use-role-request.ts';
import { texts } from './messages.ts';
import { RoleRequestForm } from './role-request-form.tsx';

interface RoleChangeProps {
  role: NewRoleRequest['requestedRole'];
  isEmailVerified: boolean;
}

export function RoleChange({ role, isEmailVerified }: RoleChangeProps) {
  const { request, isLoading, error, readAgain } = useRoleRequest(true);
  const [isOpen, setIsOpen] = useState(false);

  if (isLoading) {
    return (
      <Loading>
        <Skeleton $height="72px" />
      </Loading>
    );
  }
  if (error) {
    const retry = (
      <Button type="button" variant="secondary" size="small" onClick={() => void readAgain()}>
        {texts.retry}
      </Button>
    );
    return (
      <Notice tone="danger" title={texts.failed} actions={retry}>
        {error.message}
      </Notice>
    );
  }
  const other = role === 'tenant' ? 'landlord' : 'tenant';
  const open = () => setIsOpen(true);
  const isFree = !isOpen && (!request || request.status === 'approved');
  const mayBecome = role === 'tenant' && isEmailVerified;
  const isShown = request && (request.status !== 'approved' || request.requestedRole === role);
  return (
    <>
      {isShown && <RoleRequestState request={request} onAgain={isOpen ? undefined : open} />}
      {isFree && mayBecome && (
        <>
          <Text $size="small" $tone="muted">
            {texts.becomeHint}
          </Text>
          <Cluster>
            <ButtonLink to={pages.becomeLandlord.path} variant="secondary">
              {texts.become}
            </ButtonLink>
          </Cluster>
        </>
      )}
      {isFree && !mayBecome && (
        <>
          <Text $size="small" $tone="muted">
            {texts.wishHint}
          </Text>
          <Cluster>
            <Button type="button" variant="secondary" onClick={open}>
              {texts.wish[other]}
            </Button>
          </Cluster>
        </>
      )}
      {isOpen && request?.status !== 'pending' && (
        <RoleRequestForm
          role={other}
          onClose={() => setIsOpen(false)}
          onSent={async () => {
            await readAgain();
            setIsOpen(false);
          }}
        />
      )}
    </>
  );
}
