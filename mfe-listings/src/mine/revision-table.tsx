import { breakpoint, color, font, radius, space } from '@pokriv/web-kit/ui';
import { styled } from 'styled-components';

import type { RevisionRow } from './revision-rows.ts';
import { revisionTexts as texts } from './revision-texts.ts';

const List = styled.dl`
  display: grid;
  gap: ${space(4)};
  margin: 0;
`;

const Row = styled.div`
  display: grid;
  gap: ${space(1)} ${space(3)};

  ${breakpoint.tablet} {
    grid-template-columns: 1fr 1fr;
  }

  dt {
    grid-column: 1 / -1;
    font-weight: ${font.weight.strong};
  }
`;

const Value = styled.dd<{ $isNew?: boolean }>`
  display: grid;
  align-content: start;
  gap: ${space(1)};
  min-width: 0;
  max-height: 260px;
  margin: 0;
  padding: ${space(3)};
  border-radius: ${radius.control};
  overflow-y: auto;
  overflow-wrap: anywhere;
  white-space: pre-line;
  background: ${({ $isNew }) => ($isNew ? color.goodTint : color.sunken)};

  del,
  ins {
    text-decoration: none;
  }

  small {
    font-size: ${font.size.tiny};
    font-weight: ${font.weight.strong};
    color: ${({ $isNew }) => ($isNew ? color.good : color.muted)};
  }
`;

interface RevisionTableProps {
  rows: readonly RevisionRow[];
  after: string;
}

export function RevisionTable({ rows, after: newLabel }: RevisionTableProps) {
  return (
    <List>
      {rows.map(({ field, name, before, after }) => (
        <Row key={field}>
          <dt>{name}</dt>
          <Value tabIndex={0}>
            <small>{texts.before}</small>
            <del>{before}</del>
          </Value>
          <Value $isNew tabIndex={0}>
            <small>{newLabel}</small>
            <ins>{after}</ins>
          </Value>
        </Row>
      ))}
    </List>
  );
}
