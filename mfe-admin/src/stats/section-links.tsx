import { color, font, layer, radius, size, space } from '@pokriv/web-kit/ui';
import { styled } from 'styled-components';

import type { Topic } from '../figures/topic.ts';
import { goToSection } from './go-to-section.ts';
import { texts } from './messages.ts';

const Bar = styled.nav`
  position: sticky;
  top: ${size.header};
  z-index: ${layer.raised};
  display: flex;
  gap: ${space(1)};
  padding-block: ${space(1)};
  overflow-x: auto;
  border-bottom: 1px solid ${color.line};
  background: ${color.page};
  scrollbar-width: none;

  a {
    display: inline-flex;
    align-items: center;
    flex: none;
    min-height: ${size.target};
    padding-inline: ${space(3)};
    border-radius: ${radius.control};
    font-size: ${font.size.small};
    font-weight: ${font.weight.strong};
    text-decoration: none;
    color: ${color.muted};

    &:hover {
      color: ${color.text};
      background: ${color.sunken};
    }

    &:focus-visible {
      outline-offset: -3px;
    }
  }
`;

/** Sticky links to the chart sections. */
export function SectionLinks({ sections }: { sections: readonly Topic[] }) {
  return (
    <Bar aria-label={texts.toSection}>
      {sections.map((section) => (
        <a key={section} href={`#${section}`} onClick={(event) => goToSection(event, section)}>
          {texts.sections[section]}
        </a>
      ))}
    </Bar>
  );
}
