import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { styled } from 'styled-components';

import { color, font, motion, size, space } from './tokens.ts';

const List = styled.div`
  display: flex;
  gap: ${space(1)};
  overflow-x: auto;
  border-bottom: 1px solid ${color.line};
  scrollbar-width: none;
`;

const Tab = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  flex: none;
  min-height: ${size.control};
  padding: ${space(2)} ${space(4)};
  border: 0;
  border-bottom: 3px solid transparent;
  font-weight: ${font.weight.strong};
  color: ${color.muted};
  background: none;
  cursor: pointer;
  transition: color ${motion.quick};

  &:hover {
    color: ${color.text};
  }

  &[aria-selected='true'] {
    color: ${color.text};
    border-bottom-color: ${color.accent};
  }

  &:focus-visible {
    outline-offset: -3px;
  }
`;

const Panel = styled.div`
  padding-top: ${space(5)};
`;

export interface TabItem {
  id: string;
  label: ReactNode;
  content: ReactNode;
}

export interface TabsProps {
  label: string;
  tabs: readonly TabItem[];
  selected: string;
  onSelect: (id: string) => void;
}

function nextIndex(key: string, here: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (here + 1) % count;
  if (key === 'ArrowLeft') return (here - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

/** Roving tabindex: one tab stop; arrows, Home and End select. The page owns the selection, usually in its URL. */
export function Tabs({ label, tabs, selected, onSelect }: TabsProps) {
  const id = useId();
  const listRef = useRef<HTMLDivElement>(null);
  const current = tabs.find((tab) => tab.id === selected) ?? tabs[0];

  // The selected tab may be scrolled out of view on a phone.
  useEffect(() => {
    const list = listRef.current;
    const tab = list?.querySelector('[aria-selected=true]');
    if (!list || !tab) return;
    const [frame, box] = [list.getBoundingClientRect(), tab.getBoundingClientRect()];
    if (box.left < frame.left) list.scrollLeft += box.left - frame.left;
    else if (box.right > frame.right) list.scrollLeft += box.right - frame.right;
  }, [current?.id]);

  const walk = (event: KeyboardEvent) => {
    const next = nextIndex(event.key, current ? tabs.indexOf(current) : 0, tabs.length);
    const tab = next === undefined ? undefined : tabs[next];
    if (next === undefined || !tab) return;
    event.preventDefault();
    onSelect(tab.id);
    listRef.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };

  return (
    <div>
      <List role="tablist" aria-label={label} ref={listRef} onKeyDown={walk}>
        {tabs.map((tab) => (
          <Tab
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            aria-selected={tab === current}
            aria-controls={tab === current ? `${id}-panel` : undefined}
            tabIndex={tab === current ? 0 : -1}
            onClick={() => onSelect(tab.id)}
          >
            {tab.label}
          </Tab>
        ))}
      </List>
      {current && (
        <Panel role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${current.id}`} tabIndex={0}>
          {current.content}
        </Panel>
      )}
    </div>
  );
}
