import { amenities, amenityCategories, type AmenityCategory } from '@pokriv/contracts/listing/amenities';
import { Badge, Heading, Stack, Text, VisuallyHidden } from '@pokriv/web-kit/ui';
import { Checkbox } from '@pokriv/web-kit/ui/forms';
import { Accordion } from '@pokriv/web-kit/ui/navigation';

import { CountedLabel } from './counted-label.tsx';
import { amenityTexts } from './messages.ts';

interface AmenitiesPickerProps {
  chosen: readonly string[];
  onChange: (ids: string[]) => void;
  /** Undefined hides the facet counts. */
  counts?: (id: string) => number;
}

/** Collapsible categories, all closed initially (spec §2, shared widgets). */
export function AmenitiesPicker({ chosen, onChange, counts }: AmenitiesPickerProps) {
  const toggle = (id: string, isChosen: boolean) =>
    onChange(isChosen ? [...chosen, id] : chosen.filter((one) => one !== id));

  const section = (category: AmenityCategory) => {
    const own = amenities.filter((amenity) => amenity.category === category);
    const count = own.filter(({ id }) => chosen.includes(id)).length;
    return {
      id: category,
      title: (
        <span>
          {amenityCategories[category]}{' '}
          {count > 0 && (
            <Badge $tone="accent">
              <VisuallyHidden>{amenityTexts.inCategory(count)}</VisuallyHidden>
              <span aria-hidden="true">{count}</span>
            </Badge>
          )}
        </span>
      ),
      content: own.map(({ id, name }) => (
        <Checkbox
          key={id}
          label={counts ? <CountedLabel text={name} count={counts(id)} /> : name}
          checked={chosen.includes(id)}
          onChange={(event) => toggle(id, event.target.checked)}
        />
      )),
    };
  };

  return (
    <Stack $gap={3}>
      <Heading as="h3" $size="text">
        {amenityTexts.title}
      </Heading>
      <Accordion items={(Object.keys(amenityCategories) as AmenityCategory[]).map(section)} />
      {chosen.length > 0 && (
        <Text $size="small" $tone="muted">
          {amenityTexts.chosen(chosen.length)}
        </Text>
      )}
    </Stack>
  );
}
