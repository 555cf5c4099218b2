import { formatPhone } from '@pokriv/contracts/phone';
import { Button } from '@pokriv/web-kit/ui';
import { Phone as PhoneIcon } from 'lucide-react';
import { useEffect, useRef } from 'react';

import { ContactLink } from './contact-link.ts';
import { OnScreen } from './detail-layout.ts';
import { detailTexts } from './messages.ts';
import type { Phone } from './use-phone.ts';

const texts = detailTexts.landlord;

export function PhoneButton({ phone, onPress }: { phone: Phone; onPress: () => void }) {
  const linkRef = useRef<HTMLAnchorElement>(null);
  const isPressed = useRef(false);
  const number = phone.phone;

  // The link takes the focus of the pressed button it replaces.
  useEffect(() => {
    if (number && isPressed.current) linkRef.current?.focus();
  }, [number]);

  const press = () => {
    isPressed.current = true;
    onPress();
    void phone.reveal();
  };

  if (number) {
    const shown = formatPhone(number);
    return (
      <ContactLink ref={linkRef} href={`tel:${number}`} aria-label={texts.callNumber(shown)}>
        <PhoneIcon />
        {shown}
      </ContactLink>
    );
  }
  return (
    <OnScreen>
      <Button type="button" wide busy={phone.isBusy} onClick={press}>
        {!phone.isBusy && <PhoneIcon />}
        {phone.isBusy ? texts.showing : texts.showPhone}
      </Button>
    </OnScreen>
  );
}
