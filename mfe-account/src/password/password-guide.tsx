import { color, font, motion, radius, space, VisuallyHidden } from '@pokriv/web-kit/ui';
import { Check, Circle } from 'lucide-react';
import { styled } from 'styled-components';

import { texts } from '../messages.ts';
import { passwordRules } from './password-rules.ts';
import { strengthOf, type Strength } from './password-strength.ts';

const TONES: Record<Strength, string> = {
  0: color.line,
  1: color.danger,
  2: color.wait,
  3: color.good,
  4: color.good,
};
const STEPS = [1, 2, 3, 4] as const;

const Guide = styled.div`
  display: grid;
  gap: ${space(2)};
  margin-top: ${space(2)};
  font-size: ${font.size.tiny};
`;

const Meter = styled.div`
  display: grid;
  grid-template-columns: repeat(4, 1fr) minmax(9ch, auto);
  align-items: center;
  gap: ${space(1)};

  span {
    min-height: 1.5em;
    text-align: right;
    color: ${color.muted};
  }
`;

const Step = styled.i<{ $tone: string }>`
  height: 4px;
  border-radius: ${radius.full};
  background: ${({ $tone }) => $tone};
  transition: background ${motion.quick};
`;

const Rules = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(150px, 100%), 1fr));
  gap: ${space(1)} ${space(3)};
  padding: 0;
  list-style: none;
`;

const Rule = styled.li<{ $isMet: boolean }>`
  display: flex;
  align-items: center;
  gap: ${space(1.5)};
  color: ${({ $isMet }) => ($isMet ? color.good : color.muted)};

  svg {
    flex: none;
    width: 14px;
    height: 14px;
  }
`;

export function PasswordGuide({ id, password }: { id: string; password: string }) {
  const strength = strengthOf(password);
  return (
    <Guide>
      <Rules id={id} aria-label={texts.newPassword.rules}>
        {passwordRules.map(({ text, isMet }) => (
          <Rule key={text} $isMet={isMet(password)}>
            {isMet(password) ? <Check /> : <Circle />}
            <span>
              {text}
              {isMet(password) && <VisuallyHidden>{texts.newPassword.met}</VisuallyHidden>}
            </span>
          </Rule>
        ))}
      </Rules>
      <Meter>
        {STEPS.map((step) => (
          <Step key={step} $tone={TONES[step <= strength ? strength : 0]} />
        ))}
        <span role="status">
          {strength > 0 && <VisuallyHidden>{texts.newPassword.strength}</VisuallyHidden>}
          {texts.newPassword.strengths[strength]}
        </span>
      </Meter>
    </Guide>
  );
}
