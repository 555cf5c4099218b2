import type { MetroLine } from '@pokriv/contracts/place/metro';
import { font, space } from '@pokriv/web-kit/ui';
import { Fragment } from 'react';
import { styled } from 'styled-components';

/** Line colours of the metro signs, with a readable letter on each. */
const colours: Readonly<Record<MetroLine, { ground: string; text: string }>> = {
  M1: { ground: '#c8102e', text: '#fff' },
  M2: { ground: '#0057a8', text: '#fff' },
  M3: { ground: '#1e7a36', text: '#fff' },
  M4: { ground: '#f2c200', text: '#1c1c1c' },
};

const Badge = styled.span<{ $line: MetroLine }>`
  padding: 0 ${space(1)};
  border-radius: 4px;
  font-size: ${font.size.tiny};
  font-weight: ${font.weight.strong};
  line-height: 1.5;
  color: ${({ $line }) => colours[$line].text};
  background: ${({ $line }) => colours[$line].ground};
`;

const Row = styled.span`
  display: inline-flex;
  gap: ${space(1)};
`;

/** „M1 M4“. */
export function LineBadges({ lines }: { lines: readonly MetroLine[] }) {
  return (
    <Row>
      {lines.map((line, index) => (
        <Fragment key={line}>
          {index > 0 && ' '}
          <Badge $line={line}>{line}</Badge>
        </Fragment>
      ))}
    </Row>
  );
}
