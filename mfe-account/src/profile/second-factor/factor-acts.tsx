import { call } from '@pokriv/web-kit/api';
import { continueWithFactor } from '@pokriv/web-kit/identity';
import { toastAtom } from '@pokriv/web-kit/toast';
import { Button, Cluster } from '@pokriv/web-kit/ui';
import { useSetAtom } from 'jotai';
import { KeyRound, ShieldOff, Smartphone } from 'lucide-react';
import { useState } from 'react';

import { besideCode, CodeDialog } from './code-dialog.tsx';
import { texts } from './messages.ts';
import type { StateProps } from './state-props.ts';

interface FactorActsProps extends StateProps {
  onCodes: (codes: readonly string[]) => void;
  onReplace: () => void;
}

type Act = 'renew' | 'replace' | 'switch-off';

export function FactorActs({ state, readAgain, onCodes, onReplace }: FactorActsProps) {
  const toast = useSetAtom(toastAtom);
  const [act, setAct] = useState<Act>();
  const close = () => setAct(undefined);

  const renew = async (code: string) => {
    const { data } = await call('renewRecoveryCodes', { body: { code }, quiet: besideCode });
    void readAgain();
    close();
    onCodes(data.recoveryCodes);
  };
  const replace = async (code: string) => {
    const { data } = await call('verifySecondFactor', { body: { code }, quiet: besideCode });
    await continueWithFactor(data.customToken);
    void readAgain();
    close();
    onReplace();
  };
  const switchOff = async (code: string) => {
    await call('removeSecondFactor', { body: { code }, quiet: besideCode });
    await readAgain();
    close();
    toast({ tone: 'success', text: texts.switchedOff });
  };

  return (
    <Cluster $gap={2}>
      <Button type="button" variant="secondary" size="small" onClick={() => setAct('renew')}>
        <KeyRound aria-hidden />
        {texts.renew}
      </Button>
      <Button type="button" variant="secondary" size="small" onClick={() => setAct('replace')}>
        <Smartphone aria-hidden />
        {texts.replace}
      </Button>
      {!state.isRequired && (
        <Button type="button" variant="secondary" size="small" onClick={() => setAct('switch-off')}>
          <ShieldOff aria-hidden />
          {texts.switchOff}
        </Button>
      )}
      {act === 'renew' && (
        <CodeDialog
          title={texts.renew}
          text={texts.renewText}
          submitLabel={texts.renewSubmit}
          onCode={renew}
          onClose={close}
        />
      )}
      {act === 'replace' && (
        <CodeDialog
          title={texts.replace}
          text={texts.replaceText}
          submitLabel={texts.replace}
          onCode={replace}
          onClose={close}
        />
      )}
      {act === 'switch-off' && (
        <CodeDialog
          title={texts.switchOffTitle}
          text={texts.switchOffText}
          submitLabel={texts.switchOffSubmit}
          isDanger
          onCode={switchOff}
          onClose={close}
        />
      )}
    </Cluster>
  );
}
