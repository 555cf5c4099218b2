import { breakpoint, color, font, radius, space } from '@pokriv/web-kit/ui';
import { Fragment } from 'react';
import { styled } from 'styled-components';

import { texts } from '../../messages.ts';
import type { ChangedFact } from './changed-facts.ts';
import { differingWords, type Piece } from './differing-words.ts';

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
    font-size: ${font.size.small};
    font-weight: ${font.weight.strong};
  }
`;

const Value = styled.dd<{ $isNew?: boolean }>`
  min-width: 0;
  margin: 0;
  padding: ${space(3)};
  border-radius: ${radius.control};
  overflow-wrap: anywhere;
  white-space: pre-line;
  background: ${({ $isNew }) => ($isNew ? color.goodTint : color.sunken)};

  small {
    display: block;
    font-size: ${font.size.tiny};
    color: ${({ $isNew }) => ($isNew ? color.good : color.muted)};
  }

  del,
  ins {
    text-decoration: none;
  }

  mark {
    border-radius: 3px;
    text-decoration: ${({ $isNew }) => ($isNew ? 'underline 2px' : 'line-through')};
    color: inherit;
    background: ${({ $isNew }) => ($isNew ? color.surface : color.dangerTint)};
  }
`;

function Marked({ text, pieces }: { text: string | undefined; pieces: readonly Piece[] | undefined }) {
  if (!pieces) return text ?? texts.revision.none;
  return pieces.map(({ text: piece, isKept }, index) => {
    if (isKept) return piece;
    const words = piece.trimEnd();
    return (
      <Fragment key={index}>
        <mark>{words}</mark>
        {piece.slice(words.length)}
      </Fragment>
    );
  });
}

interface SideWords {
  before: string;
  after: string;
}

function Change({ change: { name, before, after }, words }: { change: ChangedFact; words: SideWords }) {
  const pieces = before && after ? differingWords(before, after) : undefined;
  return (
    <Row>
      <dt>{name}</dt>
      <Value>
        <small>{words.before}</small>
        <del>
          <Marked text={before} pieces={pieces?.before} />
        </del>
      </Value>
      <Value $isNew>
        <small>{words.after}</small>
        <ins>
          <Marked text={after} pieces={pieces?.after} />
        </ins>
      </Value>
    </Row>
  );
}

/** Fields in two versions side by side, with a word diff. */
export function ChangeList({ facts, words }: { facts: readonly ChangedFact[]; words: SideWords }) {
  return (
    <List>
      {facts.map((change) => (
        <Change key={change.name} change={change} words={words} />
      ))}
    </List>
  );
}
