import { formatCount } from '@pokriv/web-kit/format';
import { Text } from '@pokriv/web-kit/ui';

import { detailTexts } from './messages.ts';
import type { Phone } from './use-phone.ts';

const texts = detailTexts.landlord;
/** The number is told from here down. */
const FEW = 3;

/** Says that few phones are left today, so that they go to the listings that matter. */
export function PhonesLeft({ phone: { left, phone, usedUp } }: { phone: Phone }) {
  if (left === undefined || left > FEW || usedUp) return null;
  if (left === 0 && !phone) return null;
  return (
    <Text $size="small" $tone="muted" role="status">
      {left === 0 ? texts.lastPhone : texts.phonesLeft(formatCount(left, texts.phones), left)}
    </Text>
  );
}
