import { color, radius, space, Text } from '@pokriv/web-kit/ui';
import { Checkbox, Field } from '@pokriv/web-kit/ui/forms';
import { Search as Glass } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { styled } from 'styled-components';

import { CountedLabel } from '../amenities/counted-label.tsx';
import { matchesName } from '../place/matches-name.ts';

const FEW = 6;

const List = styled.div`
  max-height: 280px;
  padding: 0 ${space(3)};
  border: 1px solid ${color.line};
  border-radius: ${radius.control};
  overflow-y: auto;
  overscroll-behavior: contain;
`;

const Choice = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space(2)};
`;

const None = styled(Text)`
  padding-block: ${space(3)};
`;

export interface SearchedChoice {
  id: string;
  name: string;
  count: number | undefined;
  mark?: ReactNode;
}

interface SearchedChoicesProps {
  choices: readonly SearchedChoice[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
  texts: Readonly<Record<'find' | 'placeholder' | 'none', string>>;
}

/** Scrolling checkbox list; a long one has a search in either script. */
export function SearchedChoices({ choices, chosen, onChange, texts }: SearchedChoicesProps) {
  const [sought, setSought] = useState('');
  const shown = choices.filter(({ name }) => matchesName(name, sought));
  const toggle = (id: string, isChosen: boolean) =>
    onChange(isChosen ? [...chosen, id] : chosen.filter((one) => one !== id));
  return (
    <>
      {choices.length > FEW && (
        <Field
          label={texts.find}
          type="search"
          prefix={<Glass />}
          placeholder={texts.placeholder}
          autoComplete="off"
          onChange={(event) => setSought(event.target.value)}
        />
      )}
      <List>
        {shown.map(({ id, name, count, mark }) => (
          <Checkbox
            key={id}
            checked={chosen.includes(id)}
            onChange={(event) => toggle(id, event.target.checked)}
            label={
              <Choice>
                {count === undefined ? name : <CountedLabel text={name} count={count} />}
                {mark}
              </Choice>
            }
          />
        ))}
        {shown.length === 0 && (
          <None $size="small" $tone="muted" role="status">
            {texts.none}
          </None>
        )}
      </List>
    </>
  );
}
