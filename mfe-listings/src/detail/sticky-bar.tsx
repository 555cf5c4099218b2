import { Price } from '@pokriv/web-kit/price';
import { useSession } from '@pokriv/web-kit/session';
import { asBottomBar, Button, ButtonLink, color, layer, shadow, space } from '@pokriv/web-kit/ui';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';

import { ContactLink } from './contact-link.ts';
import { appHref, appsOf, reachedBy } from './contact-ways.ts';
import { isOver, type Listing } from './listing.ts';
import { detailTexts } from './messages.ts';
import { PhoneFailure } from './phone-failure.tsx';
import { useLoginHref } from './use-login-href.ts';
import type { Phone } from './use-phone.ts';

const texts = detailTexts.landlord;

const Bar = styled.div`
  position: sticky;
  bottom: 0;
  z-index: ${layer.bar};
  display: grid;
  gap: ${space(2)};
  padding: ${space(2)} ${space(4)} calc(${space(2)} + env(safe-area-inset-bottom));
  border-top: 1px solid ${color.line};
  background: ${color.surface};
  box-shadow: ${shadow.lifted};

  @media (min-width: 1040px), print {
    display: none;
  }
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)} ${space(3)};

  /* Stacked, because two contact buttons need the width. */
  > :first-child {
    flex: 1 1 140px;
  }

  > div {
    display: flex;
    gap: ${space(2)};
    margin-left: auto;
  }

  a,
  button {
    padding-inline: ${space(3.5)};
  }
`;

async function openBy(phone: Phone, href: (number: string) => string): Promise<void> {
  const number = await phone.reveal();
  if (number) location.assign(href(number));
}

const telHref = (number: string): string => `tel:${number}`;

/** Price and contact buttons fixed to the lower edge on phones (decisions §4). */
export function StickyBar({ listing, phone }: { listing: Listing; phone: Phone }) {
  const { status } = useSession();
  const loginHref = useLoginHref();
  const [app] = appsOf(listing);
  const number = phone.phone;
  const isLoginNeeded = phone.usedUp !== undefined && status === 'visitor';
  const call = useRef<HTMLAnchorElement>(null);
  const wasPressed = useRef(false);

  // The link replaces the pressed button and takes the focus.
  useEffect(() => {
    if (number && wasPressed.current) call.current?.focus();
  }, [number]);

  if (isOver(listing) || listing.price === undefined) return null;
  const press = () => {
    wasPressed.current = true;
    void openBy(phone, telHref);
  };
  return (
    <Bar ref={asBottomBar}>
      {phone.failure && <PhoneFailure failure={phone.failure} />}
      <Row>
        <Price money={listing.price} />
        {isLoginNeeded && <ButtonLink to={loginHref}>{texts.loginForPhone}</ButtonLink>}
        {reachedBy(listing) === 'phone' && !isLoginNeeded && (
          <div>
            {app &&
              (number ? (
                <ContactLink $isQuiet href={appHref(app, number)} aria-label={texts.writeBy[app]}>
                  {texts.write}
                </ContactLink>
              ) : (
                <Button
                  type="button"
                  variant="secondary"
                  aria-label={texts.writeBy[app]}
                  onClick={() => void openBy(phone, (shown) => appHref(app, shown))}
                >
                  {texts.write}
                </Button>
              ))}
            {number ? (
              <ContactLink ref={call} href={telHref(number)}>
                {texts.call}
              </ContactLink>
            ) : (
              <Button type="button" busy={phone.isBusy} onClick={press}>
                {texts.call}
              </Button>
            )}
          </div>
        )}
      </Row>
    </Bar>
  );
}
