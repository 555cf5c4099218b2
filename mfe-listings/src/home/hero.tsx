import { breakpoint, color, Container, font, space } from '@pokriv/web-kit/ui';
import { styled } from 'styled-components';

import { HeroScene } from './hero-scene.tsx';
import { HeroSearch, type HeroSearchProps } from './hero-search.tsx';
import { homeTexts } from './messages.ts';

const Root = styled.section`
  border-bottom: 1px solid ${color.line};
`;

const Inside = styled(Container)`
  display: grid;
  gap: ${space(6)};
  padding-top: ${space(8)};

  ${breakpoint.desktop} {
    grid-template: 1fr auto / minmax(0, 580px) minmax(0, 1fr);
    grid-template-areas: 'words scene' 'search scene';
    column-gap: 0;
    min-height: 520px;
    padding-block: ${space(12)};
  }
`;

const Words = styled.div`
  display: grid;
  gap: ${space(4)};
  align-content: end;

  ${breakpoint.desktop} {
    align-content: center;
  }

  h1 {
    font-size: 36px;
    line-height: 1.1;

    ${breakpoint.tablet} {
      font-size: ${font.size.hero};
    }

    ${breakpoint.desktop} {
      max-width: 12em;
      font-size: 52px;
    }
  }

  p {
    max-width: 30em;
    font-size: ${font.size.lead};
    line-height: 1.4;
    color: ${color.muted};
  }

  ${breakpoint.desktop} {
    grid-area: words;
  }
`;

const SearchPlace = styled.div`
  position: relative;
  z-index: 2;

  ${breakpoint.desktop} {
    grid-area: search;
    width: 680px;
  }
`;

const ScenePlace = styled.div`
  height: 216px;
  margin-inline: calc(-1 * ${space(4)});

  ${breakpoint.tablet} {
    height: 260px;
  }

  ${breakpoint.desktop} {
    grid-area: scene;
    align-self: end;
    height: 420px;
    margin: 0 calc(-1 * ${space(6)}) calc(-1 * ${space(12)}) calc(-1 * ${space(16)});
  }
`;

/** Headline and search (spec §2, home). */
export function Hero({ counts }: HeroSearchProps) {
  return (
    <Root>
      <Inside>
        <Words>
          <h1>{homeTexts.headline}</h1>
          <p>{homeTexts.lead}</p>
        </Words>
        <SearchPlace>
          <HeroSearch counts={counts} />
        </SearchPlace>
        <ScenePlace>
          <HeroScene />
        </ScenePlace>
      </Inside>
    </Root>
  );
}
