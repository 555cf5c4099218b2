import { checkedTexts, type CheckedText, type RiskFlag } from '@pokriv/contracts/listing/moderation-file';
import { color, font, space } from '@pokriv/web-kit/ui';
import { Fragment } from 'react';
import { styled } from 'styled-components';

import { ExternalLink } from '../../list/external-link.tsx';
import { texts } from '../../messages.ts';
import { scamWordsIn } from '../file/group-risks.ts';
import { MarkedText } from '../file/marked-text.tsx';
import type { Fact, FieldName } from './fact.ts';

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
    overflow-wrap: anywhere;
  }
`;

const isChecked = (field: FieldName): field is FieldName & CheckedText =>
  (checkedTexts as readonly string[]).includes(field);

interface FactTextProps {
  field: FieldName;
  text: string;
  risks: readonly RiskFlag[];
}

/** Contact data and scam phrases are marked in texts of the owner. */
function FactText({ field, text, risks }: FactTextProps) {
  if (field === 'video') return <ExternalLink to={text} text={text} />;
  if (isChecked(field)) return <MarkedText field={field} text={text} phrases={scamWordsIn(risks, field)} />;
  return text;
}

interface FactLinesProps {
  facts: readonly Fact[];
  risks: readonly RiskFlag[];
}

export function FactLines({ facts, risks }: FactLinesProps) {
  return (
    <List>
      {facts.map(([field, text]) => (
        <Fragment key={field}>
          <dt>{texts.listing.fields[field]}</dt>
          <dd>{text && <FactText field={field} text={text} risks={risks} />}</dd>
        </Fragment>
      ))}
    </List>
  );
}
