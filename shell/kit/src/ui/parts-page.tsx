import { useSetAtom } from 'jotai';
import { Monitor, Moon, Sun } from 'lucide-react';
import { styled } from 'styled-components';

import { cycleThemeAtom, useThemeMode } from '../theme.ts';
import { IconButton } from './icon-button.tsx';
import { Cluster, Container } from './layout.ts';
import { Mark } from './mark.tsx';
import { ButtonsPart } from './parts/buttons-part.tsx';
import { CardsPart } from './parts/cards-part.tsx';
import { ColoursPart } from './parts/colours-part.tsx';
import { FieldsPart } from './parts/fields-part.tsx';
import { NavigationPart } from './parts/navigation-part.tsx';
import { OverlaysPart } from './parts/overlays-part.tsx';
import { StatesPart } from './parts/states-part.tsx';
import { TypePart } from './parts/type-part.tsx';
import { font, space } from './tokens.ts';
import { VisuallyHidden } from './visually-hidden.ts';

const ICONS = { light: Sun, dark: Moon, system: Monitor };

const Top = styled.header`
  padding-block: ${space(8)};
  font-size: ${font.size.display};
`;

export function PartsPage() {
  const mode = useThemeMode();
  const cycle = useSetAtom(cycleThemeAtom);
  const Icon = ICONS[mode];
  return (
    <Container>
      <Top>
        <Cluster $spread>
          <h1>
            <VisuallyHidden>Части на интерфейса: </VisuallyHidden>
            <Mark />
          </h1>
          <IconButton label="Смени темата" onClick={() => cycle()}>
            <Icon />
          </IconButton>
        </Cluster>
      </Top>
      <TypePart />
      <ButtonsPart />
      <CardsPart />
      <FieldsPart />
      <NavigationPart />
      <OverlaysPart />
      <StatesPart />
      <ColoursPart />
    </Container>
  );
}
