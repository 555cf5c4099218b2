import { contactMethods } from '@pokriv/contracts/listing/property-options';
import { useUser } from '@pokriv/web-kit/session';
import { Grid, Stack, Text } from '@pokriv/web-kit/ui';
import { MessageCircle } from 'lucide-react';
import { useEffect, useRef } from 'react';

import type { Conversation } from '../conversation/use-conversation.tsx';
import { ContactLink } from './contact-link.ts';
import { appHref, appsOf, canBeWrittenTo, reachedBy } from './contact-ways.ts';
import { ConversationButtons } from './conversation-buttons.tsx';
import type { Listing } from '../listing.ts';
import { detailTexts } from './messages.ts';
import { PhoneButton } from './phone-button.tsx';
import { PhoneFailure } from './phone-failure.tsx';
import { PhonesLeft } from './phones-left.tsx';
import { PhonesUsedUp } from './phones-used-up.tsx';
import type { Phone } from './use-phone.ts';

const texts = detailTexts.landlord;

interface ContactsProps {
  listing: Listing;
  phone: Phone;
  conversation: Conversation;
}

/** Phone by `contactMethods`, messages always (design/conversations). */
export function Contacts({ listing, phone, conversation }: ContactsProps) {
  const user = useUser();
  const apps = appsOf(listing);
  const number = phone.phone;
  const way = reachedBy(listing);
  const failed = useRef<HTMLDivElement>(null);
  /** Not set by the same button of the sticky bar. */
  const wasPressed = useRef(false);

  useEffect(() => {
    if (phone.failure && wasPressed.current) failed.current?.scrollIntoView?.({ block: 'nearest' });
  }, [phone.failure]);

  if (way === 'nothing') return null;
  const buttons = canBeWrittenTo(listing, user) && (
    <ConversationButtons listingId={listing.id} conversation={conversation} isMain={way === 'message'} />
  );
  if (way === 'message') {
    return (
      <Stack $gap={3}>
        <Text $size="small">{texts.noPhone}</Text>
        {buttons}
      </Stack>
    );
  }
  return (
    <Stack $gap={3}>
      {phone.usedUp ? (
        <PhonesUsedUp message={phone.usedUp} />
      ) : (
        <PhoneButton phone={phone} onPress={() => (wasPressed.current = true)} />
      )}
      <PhonesLeft phone={phone} />
      {number ? (
        <Grid $min={120} $gap={2} $fill>
          {apps.map((app) => (
            <ContactLink
              key={app}
              $isQuiet
              href={appHref(app, number)}
              aria-label={texts.writeBy[app]}
              target="_blank"
              rel="noreferrer"
            >
              <MessageCircle />
              {contactMethods[app]}
            </ContactLink>
          ))}
        </Grid>
      ) : (
        apps.length > 0 &&
        !phone.usedUp && (
          <Text $size="small" $tone="muted">
            {texts.methods} {apps.map((app) => contactMethods[app]).join(', ')}
          </Text>
        )
      )}
      {phone.failure && !phone.usedUp && (
        <div ref={failed}>
          <PhoneFailure failure={phone.failure} />
        </div>
      )}
      {buttons}
    </Stack>
  );
}
