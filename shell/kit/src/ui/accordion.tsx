import { ChevronDown } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';

import { color, font, motion, radius, space } from './tokens.ts';

const List = styled.div`
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
  overflow: clip;
`;

const Item = styled.details`
  scroll-margin-top: ${space(20)};
  interpolate-size: allow-keywords;

  & + & {
    border-top: 1px solid ${color.line};
  }

  &::details-content {
    height: 0;
    overflow: clip;
    transition:
      height ${motion.calm},
      content-visibility ${motion.calm} allow-discrete;
  }

  &[open]::details-content {
    height: auto;
  }
`;

const Summary = styled.summary`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(4)};
  min-height: 56px;
  padding: ${space(3)} ${space(4)};
  font-weight: ${font.weight.strong};
  line-height: 1.3;
  list-style: none;
  cursor: pointer;

  &::-webkit-details-marker {
    display: none;
  }

  &:hover {
    background: ${color.sunken};
  }

  &:focus-visible {
    outline-offset: -3px;
  }

  > svg {
    flex: none;
    width: 20px;
    height: 20px;
    color: ${color.muted};
    transition: transform ${motion.calm};
  }

  ${Item}[open] > & > svg {
    transform: rotate(180deg);
  }
`;

const Body = styled.div`
  padding: ${space(1)} ${space(4)} ${space(5)};
  color: ${color.text};
`;

export interface AccordionItem {
  id: string;
  title: ReactNode;
  content: ReactNode;
  open?: boolean;
}

export interface AccordionProps {
  items: readonly AccordionItem[];
  exclusive?: boolean;
  group?: string;
  onOpen?: (id: string) => void;
}

/** Native `<details>`: searchable in the page, exclusive by a shared name. */
export function Accordion({ items, exclusive = false, group, onOpen }: AccordionProps) {
  const own = useId();
  const name = group ?? own;
  return (
    <List>
      {items.map((item) => (
        <Item
          key={item.id}
          id={onOpen && item.id}
          name={exclusive || group ? name : undefined}
          open={item.open}
          onToggle={({ currentTarget }) => currentTarget.open && onOpen?.(item.id)}
        >
          <Summary>
            {item.title}
            <ChevronDown />
          </Summary>
          <Body>{item.content}</Body>
        </Item>
      ))}
    </List>
  );
}
