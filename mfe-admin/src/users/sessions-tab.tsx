import { call, refresh } from '@pokriv/web-kit/api';
import { formatDate, formatDayAgo } from '@pokriv/web-kit/format';
import { toastAtom } from '@pokriv/web-kit/toast';
import { Button, Card, Cluster, Heading, Stack, Text } from '@pokriv/web-kit/ui';
import { ConfirmDialog } from '@pokriv/web-kit/ui/dialog';
import { useSetAtom } from 'jotai';
import { LogOut } from 'lucide-react';
import { useState } from 'react';

import { Facts } from '../list/facts.tsx';
import { texts } from './messages.ts';
import type { UserPartProps } from './use-user-write.ts';

const { sessions: said } = texts;

interface SessionsTabProps {
  user: UserPartProps['user'];
  isOwn: boolean;
  /** An act on the user is in its undo window. */
  isDecided: boolean;
}

export function SessionsTab({ user, isOwn, isDecided }: SessionsTabProps) {
  return (
    <Card as="section" aria-labelledby="user-sessions">
      <Stack $gap={4}>
        <Stack $gap={1}>
          <Heading as="h2" $size="text" id="user-sessions">
            {said.title}
          </Heading>
          <Text $size="small" $tone="muted">
            {said.what}
          </Text>
        </Stack>
        <Facts
          facts={[
            [said.lastSeen, user.lastSeenAt ? formatDayAgo(user.lastSeenAt) : texts.never],
            [said.access, user.suspension ? said.suspended : said.allowed],
            ...(user.role === 'admin'
              ? [[said.secondFactor, user.hasSecondFactor ? said.factorOn : said.factorOff] as const]
              : []),
            [texts.facts.emailVerified, user.isEmailVerified ? texts.yes : texts.no],
            [said.registered, formatDate(user.createdAt)],
          ]}
        />
        {isOwn && <Text $size="small">{said.own}</Text>}
        {!isOwn && !isDecided && <EndSessions id={user.id} />}
      </Stack>
    </Card>
  );
}

function EndSessions({ id }: { id: string }) {
  const toast = useSetAtom(toastAtom);
  const [isAsking, setIsAsking] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const end = async () => {
    setIsBusy(true);
    try {
      await call('endUserSessions', { params: { id } });
      toast({ tone: 'success', text: said.done });
      void refresh('listAudit');
    } catch (error) {
      console.warn('user sessions: sign-out failed', error);
    } finally {
      setIsBusy(false);
      setIsAsking(false);
    }
  };
  return (
    <Cluster>
      <Button type="button" variant="secondary" size="small" onClick={() => setIsAsking(true)}>
        <LogOut />
        {said.action}
      </Button>
      <ConfirmDialog
        open={isAsking}
        type="danger"
        title={said.sure}
        message={said.effect}
        confirmLabel={said.action}
        loading={isBusy}
        onConfirm={() => void end()}
        onCancel={() => setIsAsking(false)}
      />
    </Cluster>
  );
}
