import type { Remark } from '@pokriv/contracts/listing/remark';
import { Chip } from '@pokriv/web-kit/ui/forms';
import { Check } from 'lucide-react';

import { remarkTexts as texts } from '../../remarks/messages.ts';
import { placeName } from '../../remarks/remark-place.ts';
import { isMended } from '../../remarks/remarks-of.ts';
import { useRemarks } from './remark-context.ts';

export function RemarkTick({ remark }: { remark: Remark }) {
  const { images, tick } = useRemarks();
  const { place } = remark;
  return (
    <Chip
      aria-label={texts.mendOf(placeName(place, images))}
      pressed={isMended(remark)}
      onToggle={(isOn) => tick(place, isOn)}
    >
      {isMended(remark) && <Check aria-hidden />}
      {texts.mend}
    </Chip>
  );
}
