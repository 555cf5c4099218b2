import type { AuditEntry } from '@pokriv/contracts/moderation/audit';
import { differencesOf, type Difference } from '@pokriv/contracts/moderation/audit-words';
import { formatCount, formatDate } from '@pokriv/web-kit/format';
import { breakpoint, color, size, space, VisuallyHidden } from '@pokriv/web-kit/ui';
import { styled } from 'styled-components';

import { texts } from './messages.ts';

const Folded = styled.details`
  summary {
    min-height: ${size.target};
    align-content: center;
    white-space: nowrap;
    cursor: pointer;
  }

  dl {
    display: grid;
    gap: ${space(2)};
    margin: 0 0 ${space(2)};
    text-align: left;
  }

  dt {
    color: ${color.muted};
  }

  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }

  del {
    color: ${color.muted};
  }

  ins {
    text-decoration: none;
  }

  ${breakpoint.desktop} {
    dl {
      min-width: ${space(50)};
    }
  }
`;

export function Changes({ entry }: { entry: AuditEntry }) {
  const differences = differencesOf(entry, (moment) => formatDate(moment, 'moment'));
  if (differences.length === 0) return texts.none;
  return (
    <Folded>
      <summary>{formatCount(differences.length, texts.changes)}</summary>
      <dl>
        {differences.map((difference) => (
          <div key={difference.field}>
            <dt>{difference.field}</dt>
            <dd>
              <Step difference={difference} />
            </dd>
          </div>
        ))}
      </dl>
    </Folded>
  );
}

function Step({ difference: { before, after } }: { difference: Difference }) {
  if (before === undefined || before === after) return after;
  if (after === undefined) return before;
  return (
    <>
      <del>{before}</del> <span aria-hidden="true">→</span>{' '}
      <VisuallyHidden as="span">{texts.became}</VisuallyHidden> <ins>{after}</ins>
    </>
  );
}
