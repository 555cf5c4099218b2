import { formatDate } from '@pokriv/web-kit/format';
import type { User } from '@pokriv/contracts/account/user';
import { toastAtom } from '@pokriv/web-kit/toast';
import { Button, Cluster, font, space, Stack, Text } from '@pokriv/web-kit/ui';
import { useSetAtom } from 'jotai';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';

import { SectionFrame } from '../section-frame.tsx';
import { useHasPassword } from '../../frame/use-has-password.ts';
import type { SectionProps } from '../use-profile.ts';
import { DeletionDialog } from './deletion-dialog.tsx';
import { texts } from './messages.ts';
import { Withdrawal } from './withdrawal.tsx';

const List = styled.ul`
  display: grid;
  gap: ${space(1)};
  margin: 0;
  padding-left: ${space(5)};
  font-size: ${font.size.small};

  li {
    list-style: disc;
  }
`;

export function DeletionSection({ user, take }: SectionProps) {
  const toast = useSetAtom(toastAtom);
  const has = useHasPassword();
  const [isAsking, setIsAsking] = useState(false);

  const done = (changed: User) => {
    setIsAsking(false);
    take(changed);
    if (changed.erasedAt) toast({ tone: 'info', text: texts.asked(formatDate(changed.erasedAt)) });
  };

  if (user.erasedAt) {
    return (
      <SectionFrame id="deletion" lead={texts.bannerTitle(formatDate(user.erasedAt))}>
        <Withdrawal take={take} />
      </SectionFrame>
    );
  }
  return (
    <SectionFrame id="deletion" lead={texts.lead}>
      <Stack $gap={2}>
        <Text $size="small" $strong>
          {texts.lostTitle}
        </Text>
        <List>
          {texts.lost.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </List>
      </Stack>
      <Text $size="small" $tone="muted">
        {texts.keptText}
      </Text>
      <Cluster>
        <Button type="button" variant="secondary" onClick={() => setIsAsking(true)}>
          <Trash2 aria-hidden />
          {texts.submit}
        </Button>
      </Cluster>
      <DeletionDialog
        open={isAsking}
        user={user}
        hasPassword={has !== false}
        onDone={done}
        onClose={() => setIsAsking(false)}
      />
    </SectionFrame>
  );
}
