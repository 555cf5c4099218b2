import { PROPERTY_LIMITS } from '@pokriv/contracts/listing/property-options';
import { Select } from '@pokriv/web-kit/ui/forms';

import { detailTexts } from '../../detail/messages.ts';
import { publishTexts as texts } from '../messages.ts';
import { useBound } from './inputs.tsx';

const { floorMin, floorMax } = PROPERTY_LIMITS;

const named: Readonly<Record<number, string>> = { [-1]: detailTexts.basement, 0: detailTexts.groundFloor };
const options = Array.from({ length: floorMax - floorMin + 1 }, (_, index) => floorMin + index).map(
  (floor) => ({ value: String(floor), label: named[floor] ?? String(floor) }),
);

/** A select: numeric phone keypads have no minus for a basement. */
export function FloorInput() {
  const { isShown, value, set, common } = useBound('floor');
  if (!isShown) return null;
  return (
    <Select
      {...common}
      options={options}
      placeholder={texts.choose}
      value={value === undefined ? '' : String(value)}
      onChange={(event) => set(event.target.value === '' ? undefined : Number(event.target.value))}
    />
  );
}
