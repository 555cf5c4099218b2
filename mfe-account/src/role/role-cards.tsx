import { breakpoint, color, font, motion, radius, space } from '@pokriv/web-kit/ui';
import { House, Search, type LucideIcon } from 'lucide-react';
import { styled } from 'styled-components';

import { texts } from '../messages.ts';
import type { ChosenRole } from '../role-request/save-role.ts';

const Group = styled.fieldset`
  display: grid;
  gap: ${space(4)};

  ${breakpoint.tablet} {
    grid-template-columns: 1fr 1fr;
  }

  legend {
    position: absolute;
    clip-path: inset(50%);
  }
`;

const Card = styled.label`
  position: relative;
  display: grid;
  gap: ${space(2)};
  align-content: start;
  padding: ${space(6)};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
  cursor: pointer;
  transition:
    border-color ${motion.quick},
    background ${motion.quick};

  svg {
    width: 48px;
    height: 48px;
    margin-bottom: ${space(2)};
    padding: 11px;
    border-radius: ${radius.full};
    color: ${color.accentText};
    background: ${color.accentTint};
  }

  strong {
    font-size: ${font.size.lead};
    font-weight: ${font.weight.heavy};
  }

  span {
    color: ${color.muted};
  }

  input {
    position: absolute;
    top: ${space(6)};
    right: ${space(6)};
    width: 24px;
    height: 24px;
    accent-color: ${color.accent};
  }

  &:hover {
    border-color: ${color.control};
  }

  &:has(:checked) {
    border-color: ${color.accent};
    box-shadow: inset 0 0 0 1px ${color.accent};
  }

  &:has(:focus-visible) {
    outline: 3px solid ${color.accent};
    outline-offset: 2px;
  }

  input:focus-visible {
    outline: none;
  }
`;

const cards: readonly { role: ChosenRole; icon: LucideIcon; title: string; hint: string }[] = [
  { role: 'tenant', icon: Search, title: texts.role.tenant, hint: texts.role.tenantHint },
  { role: 'landlord', icon: House, title: texts.role.landlord, hint: texts.role.landlordHint },
];

interface RoleCardsProps {
  value: ChosenRole | undefined;
  onChoose: (role: ChosenRole) => void;
}

export function RoleCards({ value, onChoose }: RoleCardsProps) {
  return (
    <Group>
      <legend>{texts.role.question}</legend>
      {cards.map(({ role, icon: Icon, title, hint }) => (
        <Card key={role}>
          <input
            type="radio"
            name="role"
            value={role}
            checked={value === role}
            onChange={() => onChoose(role)}
          />
          <Icon aria-hidden="true" />
          <strong>{title}</strong>
          <span>{hint}</span>
        </Card>
      ))}
    </Group>
  );
}
