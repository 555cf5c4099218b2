import type { OwnProperty } from '@pokriv/contracts/listing/property';
import type { Currency } from '@pokriv/contracts/money';
import { useCurrency } from '@pokriv/web-kit/price';
import { Card, color, font, Heading, space, Stack } from '@pokriv/web-kit/ui';
import { styled } from 'styled-components';

import { texts } from '../../messages.ts';
import { basics, building } from './basics.ts';
import type { Fact } from './fact.ts';
import { money } from './money.ts';
import { people, state } from './people.ts';
import { place } from './place.ts';
import { terms } from './terms.ts';

/* Columns, because the groups differ in height. */
const Columns = styled.div`
  columns: 270px;
  column-gap: ${space(4)};

  > * {
    margin-bottom: ${space(4)};
    break-inside: avoid;
  }
`;

const List = styled.dl`
  display: grid;
  grid-template-columns: minmax(110px, 2fr) minmax(0, 3fr);
  gap: ${space(2)} ${space(3)};
  font-size: ${font.size.small};

  dt {
    color: ${color.muted};
  }

  dd {
    font-variant-numeric: tabular-nums;
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

export function FactGroups({ listing }: { listing: OwnProperty }) {
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
            <List>
              {facts.map(([field, text]) => (
                <FactLine key={field} field={field} text={text} />
              ))}
            </List>
          </Stack>
        </Card>
      ))}
    </Columns>
  );
}

function FactLine({ field, text }: { field: Fact[0]; text: Fact[1] }) {
  return (
    <>
      <dt>{texts.listing.fields[field]}</dt>
      <dd>{text}</dd>
    </>
  );
}
