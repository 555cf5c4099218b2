import { formatPhone } from '@pokriv/contracts/phone';
import { Button, color, font, radius, size, space } from '@pokriv/web-kit/ui';
import { Phone as PhoneIcon } from 'lucide-react';
import { styled } from 'styled-components';

import { detailTexts } from './messages.ts';
import type { Phone } from './use-phone.ts';

const texts = detailTexts.landlord;

const Call = styled.a`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space(2)};
  min-height: ${size.control};
  padding-inline: ${space(5)};
  border-radius: ${radius.control};
  font-weight: ${font.weight.strong};
  font-variant-numeric: tabular-nums;
  text-decoration: none;
  white-space: nowrap;
  color: ${color.onAccent};
  background: ${color.accent};

  &:hover {
    background: ${color.accentHover};
  }

  svg {
    width: 20px;
    height: 20px;
  }
`;

/** Shows the number on the first press; then a press calls it. */
export function PhoneButton({ phone, label = texts.showPhone }: { phone: Phone; label?: string }) {
  if (phone.phone) {
    const shown = formatPhone(phone.phone);
    return (
      <Call href={`tel:${phone.phone}`} aria-label={texts.callNumber(shown)}>
        <PhoneIcon />
        {shown}
      </Call>
    );
  }
  return (
    <Button type="button" wide busy={phone.isBusy} onClick={() => void phone.reveal()}>
      {!phone.isBusy && <PhoneIcon />}
      {phone.isBusy ? texts.showing : label}
    </Button>
  );
}
