import { pathTo } from '@pokriv/contracts/page';
import * as pages from '@pokriv/contracts/pages';
import { Price } from '@pokriv/web-kit/price';
import { useSession, useUser } from '@pokriv/web-kit/session';
import { asBottomBar, Button, ButtonLink, color, layer, shadow, space } from '@pokriv/web-kit/ui';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';

import { conversationTexts } from '../conversation/messages.ts';
import type { Conversation } from '../conversation/use-conversation.tsx';
import { useOwnThread } from '../conversation/use-own-thread.ts';
import { ContactLink } from './contact-link.ts';
import { canBeWrittenTo, reachedBy } from './contact-ways.ts';
import { isOver, type Listing } from '../listing.ts';
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

const telHref = (number: string): string => `tel:${number}`;

interface WriteButtonProps {
  listing: Listing;
  conversation: Conversation;
  isMain: boolean;
}

function WriteButton({ listing, conversation, isMain }: WriteButtonProps) {
  const thread = useOwnThread(listing.id);
  const variant = isMain ? 'primary' : 'secondary';
  if (thread) {
    return (
      <ButtonLink to={pathTo(pages.thread, thread.id)} variant={variant}>
        {conversationTexts.thread}
      </ButtonLink>
    );
  }
  return (
    <Button type="button" variant={variant} onClick={conversation.write}>
      {conversationTexts.write}
    </Button>
  );
}

interface StickyBarProps {
  listing: Listing;
  phone: Phone;
  conversation: Conversation;
}

/** Price and contact buttons fixed to the lower edge on phones (decisions §4). */
export function StickyBar({ listing, phone, conversation }: StickyBarProps) {
  const { status } = useSession();
  const loginHref = useLoginHref();
  const user = useUser();
  const canWrite = canBeWrittenTo(listing, user);
  const number = phone.phone;
  const isLoginNeeded = phone.usedUp !== undefined && status === 'visitor';
  const isCalled = reachedBy(listing) === 'phone' && !isLoginNeeded;
  const call = useRef<HTMLAnchorElement>(null);
  const wasPressed = useRef(false);

  // The link takes the focus of the pressed button it replaces.
  useEffect(() => {
    if (number && wasPressed.current) call.current?.focus();
  }, [number]);

  if (isOver(listing) || listing.price === undefined) return null;
  const press = () => {
    wasPressed.current = true;
    void phone.reveal().then((shown) => {
      if (shown) location.assign(telHref(shown));
    });
  };
  return (
    <Bar ref={asBottomBar}>
      {phone.failure && <PhoneFailure failure={phone.failure} />}
      <Row>
        <Price money={listing.price} />
        {(canWrite || isCalled || isLoginNeeded) && (
          <div>
            {canWrite && <WriteButton listing={listing} conversation={conversation} isMain={!isCalled} />}
            {isLoginNeeded && <ButtonLink to={loginHref}>{texts.loginForPhone}</ButtonLink>}
            {isCalled &&
              (number ? (
                <ContactLink ref={call} href={telHref(number)}>
                  {texts.call}
                </ContactLink>
              ) : (
                <Button type="button" busy={phone.isBusy} onClick={press}>
                  {texts.call}
                </Button>
              ))}
          </div>
        )}
      </Row>
    </Bar>
  );
}
