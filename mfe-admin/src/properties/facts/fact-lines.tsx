import { color, font, space } from '@pokriv/web-kit/ui';
import { Fragment } from 'react';
import { styled } from 'styled-components';

import { ExternalLink } from '../../list/external-link.tsx';
import { texts } from '../../messages.ts';
import type { Fact } from './fact.ts';

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

export function FactLines({ facts }: { facts: readonly Fact[] }) {
  return (
    <List>
      {facts.map(([field, text]) => (
        <Fragment key={field}>
          <dt>{texts.listing.fields[field]}</dt>
          <dd>{field === 'video' && text ? <ExternalLink to={text} text={text} /> : text}</dd>
        </Fragment>
      ))}
    </List>
  );
}
