import { color, font, space, VisuallyHidden } from '@pokriv/web-kit/ui';
import { Check, Dot } from 'lucide-react';
import { styled } from 'styled-components';

import { texts } from './messages.ts';

const rules: Readonly<Record<keyof typeof texts.ruleTexts, RegExp>> = {
  length: /^.{6,}$/su,
  lower: /\p{Ll}/u,
  upper: /\p{Lu}/u,
  digit: /\d/u,
};

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(4)};
  margin: 0;
  padding: 0;
  font-size: ${font.size.tiny};
  color: ${color.muted};
  list-style: none;

  li {
    display: flex;
    align-items: center;
    gap: ${space(1)};
  }

  li[data-met] {
    font-weight: ${font.weight.strong};
    color: ${color.good};
  }

  svg {
    width: 16px;
    height: 16px;
  }
`;

/** What a new password needs, ticked off while it is typed (spec §5). */
export function PasswordRules({ password }: { password: string }) {
  return (
    <List aria-label={texts.rules}>
      {(Object.keys(rules) as (keyof typeof rules)[]).map((name) => {
        const isMet = rules[name].test(password);
        return (
          <li key={name} data-met={isMet || undefined}>
            {isMet ? <Check aria-hidden /> : <Dot aria-hidden />}
            {texts.ruleTexts[name]}
            {isMet && <VisuallyHidden> ({texts.met})</VisuallyHidden>}
          </li>
        );
      })}
    </List>
  );
}
