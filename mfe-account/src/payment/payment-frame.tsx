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
  /** The step that comes next; without it the ways back to the site stand alone. */
  actions?: ReactNode;
  /** False where the actions are all that is needed. */
  hasWaysOn?: boolean;
  children: ReactNode;
}

/** To the listings, home, to whoever can help. */
function WaysOn({ isLeading }: { isLeading: boolean }) {
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

/** A text of the catalogue as a heading: one sentence, without its full stop; two stay as they are. */
const withoutStop = (text: string): string => text.replace(/^([^.]+)\.$/u, '$1');

/** Where the payment provider sends people back to, signed in or not (spec §2, no guard), and the ways on. */
export function PaymentFrame({
  icon,
  title,
  tone = 'wait',
  actions,
  hasWaysOn = true,
  children,
}: PaymentFrameProps) {
  useTitle(texts.tab);
  return (
    <Outcome
      tone={tone}
      icon={icon}
      title={withoutStop(title)}
      actions={
        (actions || hasWaysOn) && (
          <>
            {actions}
            {hasWaysOn && <WaysOn isLeading={!actions} />}
          </>
        )
      }
    >
      {children}
    </Outcome>
  );
}
