import type { RiskFlag } from '@pokriv/contracts/listing/moderation-file';
import type { OwnProperty } from '@pokriv/contracts/listing/property';
import type { Currency } from '@pokriv/contracts/money';
import { useCurrency } from '@pokriv/web-kit/price';
import { Card, Heading, space, Stack } from '@pokriv/web-kit/ui';
import { styled } from 'styled-components';

import { texts } from '../../messages.ts';
import { basics, building } from './basics.ts';
import { FactLines } from './fact-lines.tsx';
import type { Fact } from './fact.ts';
import { money } from './money.ts';
import { people, state } from './people.ts';
import { place } from './place.ts';
import { terms } from './terms.ts';

/* CSS columns, because the groups differ in height. */
const Columns = styled.div`
  columns: 270px;
  column-gap: ${space(4)};

  > * {
    margin-bottom: ${space(4)};
    break-inside: avoid;
  }
`;

type FactsOf = (listing: OwnProperty, currency: Currency) => Fact[];

const groups: readonly (readonly [keyof typeof texts.listing.groups, FactsOf])[] = [
  ['basics', basics],
  ['money', money],
  ['building', building],
  ['lease', terms],
  ['place', place],
  ['contact', people],
  ['state', state],
];

interface FactGroupsProps {
  listing: OwnProperty;
  risks: readonly RiskFlag[];
}

export function FactGroups({ listing, risks }: FactGroupsProps) {
  const currency = useCurrency();
  const filled = groups
    .map(([group, factsOf]) => ({ group, facts: factsOf(listing, currency).filter(([, text]) => text) }))
    .filter(({ facts }) => facts.length > 0);
  return (
    <Columns>
      {filled.map(({ group, facts }) => (
        <Card as="section" key={group}>
          <Stack $gap={3}>
            <Heading as="h3" $size="text">
              {texts.listing.groups[group]}
            </Heading>
            <FactLines facts={facts} risks={risks} />
          </Stack>
        </Card>
      ))}
    </Columns>
  );
}
