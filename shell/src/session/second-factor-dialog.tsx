import { comingBack } from '@pokriv/contracts/page';
import { secondFactor } from '@pokriv/contracts/pages';
import type { SecondFactorStep } from '@pokriv/contracts/errors';
import { refreshAll } from '@pokriv/web-kit/api';
import { useLocation } from '@pokriv/web-kit/router';
import { CodeForm } from '@pokriv/web-kit/second-factor';
import { toastAtom } from '@pokriv/web-kit/toast';
import { Button, ButtonLink, Stack, Text } from '@pokriv/web-kit/ui';
import { Dialog } from '@pokriv/web-kit/ui/dialog';
import { useSetAtom } from 'jotai';

import { factorTexts as texts } from './messages.ts';

interface SecondFactorDialogProps {
  step: SecondFactorStep;
  isAction: boolean;
  onGiven: () => void;
  onClose: () => void;
}

export function SecondFactorDialog({ step, isAction, onGiven, onClose }: SecondFactorDialogProps) {
  const { pathname, search } = useLocation();
  const toast = useSetAtom(toastAtom);
  const goOn = () => {
    onGiven();
    toast({ tone: 'success', text: isAction ? texts.givenForAct : texts.given });
    void refreshAll();
  };
  const later = (
    <Button type="button" variant="secondary" wide onClick={onClose}>
      {texts.later}
    </Button>
  );
  return (
    <Dialog open title={texts.title} onClose={onClose}>
      <Stack $gap={4}>
        <Text>{step === 'code' ? texts.code : texts.setUp}</Text>
        {step === 'code' ? (
          <CodeForm onGiven={goOn} actions={later} />
        ) : (
          <>
            <ButtonLink to={comingBack(secondFactor, pathname + search)} onClick={onClose}>
              {texts.toSetUp}
            </ButtonLink>
            {later}
          </>
        )}
      </Stack>
    </Dialog>
  );
}
