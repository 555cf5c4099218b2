import type { Role } from '@pokriv/contracts/roles';
import { breakpoint, color, font, layer, motion, radius, size, space } from '@pokriv/web-kit/ui';
import { useEffect, useRef, type MouseEvent } from 'react';
import { styled } from 'styled-components';

import { goToSection } from '../article/go-to-section.ts';
import { texts } from './messages.ts';
import { sectionsOf, type SectionId } from './sections.ts';
import { useCurrentSection } from './use-current-section.ts';

const Nav = styled.nav`
  position: sticky;
  top: ${size.header};
  z-index: ${layer.raised};
  margin-inline: calc(-1 * ${space(4)});
  border-bottom: 1px solid ${color.line};
  background: ${color.page};

  ${breakpoint.tablet} {
    margin-inline: 0;
  }

  ${breakpoint.desktop} {
    top: ${space(24)};
    align-self: start;
    border: 0;
  }
`;

const List = styled.ul`
  display: flex;
  gap: ${space(1)};
  margin: 0;
  padding: ${space(1.5)} ${space(4)};
  overflow-x: auto;
  scrollbar-width: none;
  list-style: none;

  ${breakpoint.tablet} {
    padding-inline: 0;
  }

  ${breakpoint.desktop} {
    display: grid;
    padding: 0;
    overflow: visible;
  }
`;

const SectionLink = styled.a`
  display: flex;
  align-items: center;
  gap: ${space(2.5)};
  min-height: ${size.target};
  padding-inline: ${space(3)};
  border-radius: ${radius.control};
  font-size: ${font.size.small};
  font-weight: ${font.weight.strong};
  white-space: nowrap;
  color: ${color.muted};
  text-decoration: none;
  transition:
    background ${motion.quick},
    color ${motion.quick};

  &:hover {
    color: ${color.text};
    background: ${color.sunken};
  }

  &:focus-visible {
    outline-offset: -2px;
  }

  &[aria-current] {
    color: ${color.accentText};
    background: ${color.accentTint};
  }

  svg {
    flex: none;
    width: 18px;
    height: 18px;
  }
`;

/** Scrolls the row to its current link without moving the page. */
function showInRow(row: HTMLElement | null): void {
  const link = row?.querySelector<HTMLElement>('[aria-current]');
  if (!row || !link || row.scrollWidth <= row.clientWidth) return;
  row.scrollLeft = link.offsetLeft - (row.clientWidth - link.offsetWidth) / 2;
}

export function SectionNav({ role }: { role: Role }) {
  const current = useCurrentSection();
  const row = useRef<HTMLUListElement>(null);
  useEffect(() => showInRow(row.current), [current]);

  const go = (event: MouseEvent, id: SectionId) => {
    event.preventDefault();
    goToSection(id);
  };
  return (
    <Nav aria-label={texts.navigation}>
      <List ref={row}>
        {sectionsOf(role).map(({ id, label, icon: Icon }) => (
          <li key={id}>
            <SectionLink
              href={`#${id}`}
              aria-current={id === current ? 'location' : undefined}
              onClick={(event) => go(event, id)}
            >
              <Icon aria-hidden />
              {label}
            </SectionLink>
          </li>
        ))}
      </List>
    </Nav>
  );
}
