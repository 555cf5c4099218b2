import { color, font, Heading, space, Stack } from '@pokriv/web-kit/ui';
import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';

const List = styled.dl`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space(4)};
  margin: 0;

  > div {
    display: grid;
    align-content: space-between;
  }

  dt {
    font-size: ${font.size.small};
    color: ${color.muted};
  }

  dd {
    margin: 0;
    font-size: ${font.size.lead};
    font-weight: ${font.weight.strong};
    font-variant-numeric: tabular-nums;
  }
`;

interface FactsProps {
  title: string;
  facts: readonly (readonly [name: string, value: string])[];
  children?: ReactNode;
}

/** Section of the report: figures, then tables. */
export function Facts({ title, facts, children }: FactsProps) {
  const id = useId();
  return (
    <Stack as="section" $gap={5} aria-labelledby={id}>
      <Heading id={id}>{title}</Heading>
      <List>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </List>
      {children}
    </Stack>
  );
}
