import { PROPERTY_LIMITS } from '@pokriv/contracts/listing/property-options';
import { Progress } from '@pokriv/web-kit/ui/data';

import { picturesTexts as texts } from './messages.ts';

const { imagesMin, imagesMax } = PROPERTY_LIMITS;

function stateText(count: number): string {
  if (count < imagesMin) return texts.stillNeeded(imagesMin - count);
  return count < imagesMax ? texts.enough : texts.full;
}

export function PictureCount({ count }: { count: number }) {
  return (
    <Progress
      label={stateText(count)}
      value={count}
      max={imagesMax}
      text={texts.count(count)}
      tone={count < imagesMin ? 'wait' : 'good'}
    />
  );
}
