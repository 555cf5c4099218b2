import { cycleThemeAtom, useThemeMode } from '@pokriv/web-kit/theme';
import { Button, IconButton } from '@pokriv/web-kit/ui';
import { useSetAtom } from 'jotai';
import { Monitor, Moon, Sun } from 'lucide-react';

import { texts } from '../messages.ts';

const icons = { light: Sun, dark: Moon, system: Monitor };

/** Cycles light, dark, system (spec §2); `isNamed` shows the name beside the icon. */
export function ThemeSwitch({ isNamed = false }: { isNamed?: boolean }) {
  const mode = useThemeMode();
  const cycle = useSetAtom(cycleThemeAtom);
  const Icon = icons[mode];
  const label = texts.theme[mode];
  if (!isNamed) {
    return (
      <IconButton label={label} onClick={() => cycle()}>
        <Icon />
      </IconButton>
    );
  }
  return (
    <Button type="button" variant="quiet" onClick={() => cycle()}>
      <Icon />
      {label}
    </Button>
  );
}
