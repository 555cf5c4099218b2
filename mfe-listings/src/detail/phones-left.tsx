import { formatCount } from '@pokriv/web-kit/format';
import { Text } from '@pokriv/web-kit/ui';

import { detailTexts } from './messages.ts';
import type { Phone } from './use-phone.ts';

const texts = detailTexts.landlord;
const FEW = 3;

export function PhonesLeft({ phone: { left, phone, usedUp } }: { phone: Phone }) {
  if (left === undefined || left > FEW || usedUp) return null;
  if (left === 0 && !phone) return null;
  return (
    <Text $size="small" $tone="muted" role="status">
      {left === 0 ? texts.lastPhone : texts.phonesLeft(formatCount(left, texts.phones), left)}
    </Text>
  );
}
