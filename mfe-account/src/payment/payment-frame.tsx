import * as pages from '@pokriv/contracts/pages';
import { useUser } from '@pokriv/web-kit/session';
import { useTitle } from '@pokriv/web-kit/title';
import { ButtonLink } from '@pokriv/web-kit/ui';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

import { Outcome } from '../frame/outcome.tsx';
import { paymentTexts as texts } from './messages.ts';

interface PaymentFrameProps {
  icon: LucideIcon;
  title: string;
  tone?: 'good' | 'wait' | 'danger';
  /** Next step; links to the site when absent. */
  actions?: ReactNode;
  hasSiteLinks?: boolean;
  children: ReactNode;
}

function SiteLinks({ isLeading }: { isLeading: boolean }) {
  const isLandlord = useUser()?.role === 'landlord';
  return (
    <>
      {isLandlord && (
        <ButtonLink to={pages.myListings.path} variant={isLeading ? 'primary' : 'secondary'}>
          {texts.toListings}
        </ButtonLink>
      )}
      {isLeading && (
        <ButtonLink to="/" variant="secondary">
          {texts.toHome}
        </ButtonLink>
      )}
      <ButtonLink to={`${pages.contact.path}?subject=billing`} variant="quiet">
        {texts.contact}
      </ButtonLink>
    </>
  );
}

const withoutStop = (text: string): string => text.replace(/^([^.]+)\.$/u, '$1');

/** Frame of the payment return pages, for visitors too (spec §2, no guard). */
export function PaymentFrame({
  icon,
  title,
  tone = 'wait',
  actions,
  hasSiteLinks = true,
  children,
}: PaymentFrameProps) {
  useTitle(texts.tab);
  return (
    <Outcome
      tone={tone}
      icon={icon}
      title={withoutStop(title)}
      actions={
        (actions || hasSiteLinks) && (
          <>
            {actions}
            {hasSiteLinks && <SiteLinks isLeading={!actions} />}
          </>
        )
      }
    >
      {children}
    </Outcome>
  );
}
