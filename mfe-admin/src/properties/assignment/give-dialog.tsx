import type { Moderator } from '@pokriv/contracts/listing/moderation-file';
import { useRead } from '@pokriv/web-kit/api';
import { Button, EmptyState, ErrorState, Loading, Skeleton, Stack, Text } from '@pokriv/web-kit/ui';
import { Dialog, useModalLock } from '@pokriv/web-kit/ui/dialog';
import { Users } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';

import { fresh } from '../../list/fresh.ts';
import { texts } from './messages.ts';

const Choice = styled(Button)`
  justify-content: space-between;
  text-align: left;
`;

interface ColleaguesProps {
  /** Not offered: has the listing already. */
  holderId: string | undefined;
  onGive: (moderator: Moderator) => Promise<void>;
  onClose: () => void;
}

export function GiveDialog({ open, ...rest }: ColleaguesProps & { open: boolean }) {
  return (
    <Dialog open={open} title={texts.giveTitle} onClose={rest.onClose}>
      {open && <Colleagues {...rest} />}
    </Dialog>
  );
}

function Colleagues({ holderId, onGive, onClose }: ColleaguesProps) {
  const { data, error, mutate } = useRead('listModerators', { swr: fresh });
  const [chosen, choose] = useState<string>();
  useModalLock(chosen !== undefined);
  if (!data && error)
    return (
      <ErrorState message={error.message} requestId={error.body.requestId} onRetry={() => void mutate()} />
    );
  if (!data) {
    return (
      <Loading>
        <Skeleton $height="120px" />
      </Loading>
    );
  }
  const colleagues = data.data.filter(({ id, isMe }) => !isMe && id !== holderId);
  if (colleagues.length === 0) return <EmptyState title={texts.noColleagues} icon={Users} />;
  const give = (moderator: Moderator) => {
    choose(moderator.id);
    onGive(moderator)
      .catch((reason: unknown) => console.warn('assignment: not given', reason))
      .finally(onClose);
  };
  return (
    <Stack $gap={3}>
      <Text $size="small" $tone="muted">
        {texts.giveHint}
      </Text>
      {colleagues.map((moderator) => (
        <Choice
          key={moderator.id}
          type="button"
          variant="secondary"
          wide
          busy={chosen === moderator.id}
          disabled={chosen !== undefined}
          onClick={() => give(moderator)}
        >
          {moderator.name}
          <Text as="span" $size="small" $tone="muted">
            {texts.holds(moderator.holds)}
          </Text>
        </Choice>
      ))}
    </Stack>
  );
}
