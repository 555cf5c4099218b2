import { useTitle } from '@pokriv/web-kit/title';
import { useUser } from '@pokriv/web-kit/session';
import { ButtonLink } from '@pokriv/web-kit/ui';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

import { Outcome } from '../frame/outcome.tsx';
import { paymentTexts as texts } from './messages.ts';

interface PaymentFrameProps {
  icon: LucideIcon;
  title: string;
  children: ReactNode;
}

/** Where the payment provider sends people back to, signed in or not (spec §2, no guard), and the ways on. */
export function PaymentFrame({ icon, title, children }: PaymentFrameProps) {
  const user = useUser();
  useTitle(texts.tab);
  return (
    <Outcome
      tone="wait"
      icon={icon}
      title={title}
      actions={
        <>
          {user?.role === 'landlord' && <ButtonLink to="/my-properties">{texts.toListings}</ButtonLink>}
          <ButtonLink to="/" variant="secondary">
            {texts.toHome}
          </ButtonLink>
          <ButtonLink to="/contact?subject=billing" variant="quiet">
            {texts.contact}
          </ButtonLink>
        </>
      }
    >
      {children}
    </Outcome>
  );
}
