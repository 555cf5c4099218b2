import { Link } from '@pokriv/web-kit/router';
import { Card, color, font, Heading, space, Stack } from '@pokriv/web-kit/ui';
import type { ComponentType } from 'react';
import { styled } from 'styled-components';

const List = styled.ul`
  padding: 0;
  margin-inline: calc(-1 * ${space(2)});
`;

const Row = styled(Link)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};
  min-height: 44px;
  padding: ${space(1)} ${space(2)};
  border-radius: 6px;
  font-size: ${font.size.small};
  text-decoration: none;
  color: ${color.text};

  &:hover {
    background: ${color.sunken};
  }

  > :last-child {
    font-weight: ${font.weight.strong};
  }
`;

interface StatusTotalsProps<Status extends string> {
  title: string;
  statuses: Readonly<Record<Status, string>>;
  Total: ComponentType<{ status: Status }>;
  addressOf: (status: Status) => string;
}

/** How many there are of each status; each line leads to its list. */
export function StatusTotals<Status extends string>({
  title,
  statuses,
  Total,
  addressOf,
}: StatusTotalsProps<Status>) {
  return (
    <Card as="section">
      <Stack $gap={2}>
        <Heading $size="text">{title}</Heading>
        <List>
          {(Object.entries(statuses) as [Status, string][]).map(([status, text]) => (
            <li key={status}>
              <Row to={addressOf(status)}>
                {text}
                <Total status={status} />
              </Row>
            </li>
          ))}
        </List>
      </Stack>
    </Card>
  );
}
