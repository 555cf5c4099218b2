import { cycleThemeAtom, useThemeMode } from '@pokriv/web-kit/theme';
import { IconButton } from '@pokriv/web-kit/ui';
import { useSetAtom } from 'jotai';
import { Monitor, Moon, Sun } from 'lucide-react';

import { texts } from '../messages.ts';

const icons = { light: Sun, dark: Moon, system: Monitor };

/** Light, dark, system, and round again (spec §2). */
export function ThemeSwitch() {
  const mode = useThemeMode();
  const cycle = useSetAtom(cycleThemeAtom);
  const Icon = icons[mode];
  return (
    <IconButton label={texts.theme[mode]} onClick={() => cycle()}>
      <Icon />
    </IconButton>
  );
}
