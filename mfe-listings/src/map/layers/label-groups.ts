import type { Currency } from '@pokriv/contracts/money';
import { formatNumber } from '@pokriv/web-kit/format';

import { mapTexts } from '../messages.ts';
import { meet, type PixelBox, type Spot } from './fit-names.ts';
import type { Group, LabelledGroup } from './group.ts';
import { mainDistrict } from './main-district.ts';
import type { Size } from './name-box.ts';
import { pinPrice, type Pin } from './spot-icons.ts';
import { clusterSize, labelSize, pinSize } from './spot-size.ts';

/** Gap between a label and another spot, px. */
const GAP = 2;

const boxAround = ({ x, y }: Spot, { width, height }: Size): PixelBox => ({
  left: x - width / 2,
  top: y - height / 2,
  right: x + width / 2,
  bottom: y + height / 2,
});

/** Px, with or without a label. */
export function groupSize({ count, lines }: Pick<LabelledGroup, 'count' | 'lines'>): Size {
  const side = clusterSize(count);
  return lines ? labelSize(lines) : { width: side, height: side };
}

/**
 * Labels clusters with district and lowest price, or with the price alone; a label never covers another spot. Largest
 * first.
 */
export function labelGroups(
  groups: readonly Group[],
  pins: readonly Pin[],
  { toSpot, currency }: { toSpot: (place: { lat: number; lon: number }) => Spot; currency: Currency },
): LabelledGroup[] {
  const pinBoxes = pins.map((pin) => boxAround(toSpot(pin), pinSize(pinPrice(pin.price, currency))));
  const boxes = new Map(groups.map((group) => [group, boxAround(toSpot(group), groupSize(group))]));
  const labelled = new Map<Group, LabelledGroup>();

  for (const group of groups.toSorted((one, other) => other.count - one.count)) {
    const district = mainDistrict(group.bbox);
    const price = mapTexts.from(pinPrice(group.priceMin, currency));
    const count = formatNumber(group.count);
    const choices = [...(district ? [[mapTexts.inDistrict(district, count), price]] : []), [count, price]];
    const others = [...pinBoxes, ...[...boxes].filter(([other]) => other !== group).map(([, box]) => box)];
    const lines = choices.find((choice) => {
      const box = boxAround(toSpot(group), labelSize(choice));
      return others.every((other) => !meet(box, other, GAP));
    });
    if (lines) boxes.set(group, boxAround(toSpot(group), labelSize(lines)));
    labelled.set(group, { ...group, ...(district && { district }), ...(lines && { lines }) });
  }
  return groups.map((group) => labelled.get(group) ?? group);
}
