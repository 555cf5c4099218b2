import { PROPERTY_LIMITS } from '@pokriv/contracts/listing/property-options';
import { Progress } from '@pokriv/web-kit/ui/data';

import { picturesTexts as texts } from './messages.ts';

const { imagesMin, imagesMax } = PROPERTY_LIMITS;

interface PictureCountProps {
  /** Photos and floor plans. */
  count: number;
  photos: number;
}

function stateText({ count, photos }: PictureCountProps): string {
  if (photos < imagesMin) return texts.stillNeeded(imagesMin - photos);
  return count < imagesMax ? texts.enough : texts.full;
}

export function PictureCount({ count, photos }: PictureCountProps) {
  return (
    <Progress
      label={stateText({ count, photos })}
      value={count}
      max={imagesMax}
      text={texts.count(count)}
      tone={photos < imagesMin ? 'wait' : 'good'}
    />
  );
}
