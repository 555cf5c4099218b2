import { useWrite } from '@pokriv/web-kit/api';
import { toastAtom } from '@pokriv/web-kit/toast';
import { Button, Cluster } from '@pokriv/web-kit/ui';
import { useSetAtom } from 'jotai';

import type { SectionProps } from '../use-profile.ts';
import { texts } from './messages.ts';

export function Withdrawal({ take }: Pick<SectionProps, 'take'>) {
  const toast = useSetAtom(toastAtom);
  const { trigger, isMutating } = useWrite('cancelDeletion');
  const withdraw = () =>
    trigger({}).then(
      ({ data }) => {
        take(data);
        toast({ tone: 'success', text: texts.withdrawn });
      },
      (error: unknown) => console.warn('account deletion: withdrawal failed', error),
    );
  return (
    <Cluster>
      <Button type="button" variant="secondary" busy={isMutating} onClick={() => void withdraw()}>
        {texts.withdraw}
      </Button>
    </Cluster>
  );
}
