import * as pages from '@pokriv/contracts/pages';
import { call } from '@pokriv/web-kit/api';
import { signOutEverywhereHere } from '@pokriv/web-kit/identity';
import { useNavigate } from '@pokriv/web-kit/router';
import { toastAtom } from '@pokriv/web-kit/toast';
import { Button, Cluster } from '@pokriv/web-kit/ui';
import { ConfirmDialog } from '@pokriv/web-kit/ui/dialog';
import { useSetAtom } from 'jotai';
import { LogOut } from 'lucide-react';
import { useState } from 'react';

import { SectionFrame } from '../section-frame.tsx';
import { texts } from './messages.ts';

export function DevicesSection() {
  const navigate = useNavigate();
  const toast = useSetAtom(toastAtom);
  const [isAsking, setIsAsking] = useState(false);
  const [isLeaving, setIsLeaving] = useState(false);

  const leave = async () => {
    setIsLeaving(true);
    try {
      await call('logout', { body: { everywhere: true } });
      await signOutEverywhereHere();
      toast({ tone: 'success', text: texts.done });
      await navigate(pages.login.path, { replace: true });
    } catch (error) {
      // The host has shown the error; no session has ended.
      console.warn('devices: sign-out everywhere failed', error);
      setIsAsking(false);
      setIsLeaving(false);
    }
  };

  return (
    <SectionFrame id="devices" lead={texts.lead}>
      <Cluster>
        <Button type="button" variant="secondary" onClick={() => setIsAsking(true)}>
          <LogOut aria-hidden />
          {texts.submit}
        </Button>
      </Cluster>
      <ConfirmDialog
        open={isAsking}
        type="warning"
        title={texts.confirmTitle}
        message={texts.confirmText}
        confirmLabel={texts.confirm}
        loading={isLeaving}
        onConfirm={() => void leave()}
        onCancel={() => setIsAsking(false)}
      />
    </SectionFrame>
  );
}
