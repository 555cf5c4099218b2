import {
  amenities,
  amenityCategories,
  amenityLabel,
  type AmenityCategory,
} from '@pokriv/contracts/listing/amenities';
import { color, font, Grid, space } from '@pokriv/web-kit/ui';
import { Check } from 'lucide-react';
import { styled } from 'styled-components';

import { DetailSection } from './detail-section.tsx';
import { detailTexts as texts } from './messages.ts';

const Group = styled.div`
  h3 {
    margin-bottom: ${space(2)};
    font-size: ${font.size.small};
    color: ${color.muted};
  }

  ul {
    display: grid;
    gap: ${space(1.5)};
  }

  li {
    display: flex;
    gap: ${space(2.5)};
    align-items: center;
  }

  svg {
    flex: none;
    width: 18px;
    height: 18px;
    color: ${color.good};
  }
`;

const List = styled.ul`
  padding: 0;
  list-style: none;
`;

const categoryOf = new Map(amenities.map(({ id, category }) => [id, category]));

/** Keys missing from the catalogue come last. */
export function AmenityList({ ids }: { ids: readonly string[] }) {
  const groups: (AmenityCategory | undefined)[] = [
    ...(Object.keys(amenityCategories) as AmenityCategory[]),
    undefined,
  ];
  return (
    <DetailSection title={texts.amenities}>
      <Grid $min={220} $gap={6}>
        {groups.map((category) => {
          const own = ids.filter((id) => categoryOf.get(id) === category);
          if (own.length === 0) return null;
          return (
            <Group key={category ?? ''}>
              <h3>{category ? amenityCategories[category] : texts.otherAmenities}</h3>
              <List>
                {own.map((id) => (
                  <li key={id}>
                    <Check aria-hidden />
                    {amenityLabel(id)}
                  </li>
                ))}
              </List>
            </Group>
          );
        })}
      </Grid>
    </DetailSection>
  );
}
