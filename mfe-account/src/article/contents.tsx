import { breakpoint, color, font, radius, space } from '@pokriv/web-kit/ui';
import { ChevronDown } from 'lucide-react';
import type { MouseEvent } from 'react';
import { styled } from 'styled-components';

import type { ArticleSection } from './article.ts';
import { goToSection } from './go-to-section.ts';
import { articleTexts } from './messages.ts';

const Links = styled.ol`
  display: grid;
  padding: 0;
  font-size: ${font.size.small};

  a {
    display: flex;
    align-items: center;
    min-height: 44px;
    padding: ${space(1)} 0;
    line-height: 1.3;
    color: ${color.muted};
    text-decoration: none;

    &:hover {
      color: ${color.text};
      text-decoration: underline;
    }
  }
`;

const Folded = styled.details`
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};

  ${breakpoint.desktop} {
    display: none;
  }

  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: 52px;
    padding-inline: ${space(4)};
    font-weight: ${font.weight.strong};
    list-style: none;
    cursor: pointer;
  }

  summary::-webkit-details-marker {
    display: none;
  }

  svg {
    width: 20px;
    height: 20px;
    color: ${color.muted};
  }

  &[open] svg {
    transform: rotate(180deg);
  }

  ol {
    padding: 0 ${space(4)} ${space(3)};
  }
`;

const Beside = styled.div`
  display: none;

  ${breakpoint.desktop} {
    position: sticky;
    top: ${space(24)};
    display: grid;
    gap: ${space(2)};
    max-height: calc(100dvh - ${space(28)});
    padding-left: ${space(5)};
    border-left: 2px solid ${color.line};
    overflow-y: auto;
  }
`;

const Title = styled.p`
  font-size: ${font.size.small};
  font-weight: ${font.weight.strong};
`;

/* As tall as the text, so that the sticky contents stay in view. */
const Root = styled.nav`
  align-self: stretch;

  @media print {
    display: none;
  }
`;

function SectionLinks({ sections }: { sections: readonly ArticleSection[] }) {
  const go = (event: MouseEvent, id: string) => {
    event.preventDefault();
    event.currentTarget.closest('details')?.removeAttribute('open');
    goToSection(id);
  };
  return (
    <Links>
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`} onClick={(event) => go(event, id)}>
            {title}
          </a>
        </li>
      ))}
    </Links>
  );
}

export function Contents({ sections }: { sections: readonly ArticleSection[] }) {
  return (
    <Root aria-label={articleTexts.contents}>
      <Folded>
        <summary>
          {articleTexts.contents}
          <ChevronDown />
        </summary>
        <SectionLinks sections={sections} />
      </Folded>
      <Beside>
        <Title>{articleTexts.contents}</Title>
        <SectionLinks sections={sections} />
      </Beside>
    </Root>
  );
}
