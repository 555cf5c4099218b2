import { countsOf } from '../filters/counts.ts';
import { ShownCount } from '../filters/shown-count.tsx';
import type { FiltersProps } from '../filters/filter-target.ts';
import { addressTexts } from '../search-address/messages.ts';
import type { FlagName } from '../search-address/search-parameters.ts';
import { Trigger } from './quick-filter.tsx';

interface QuickToggleProps extends FiltersProps {
  name: FlagName;
}

export function QuickToggle({ name, target: { state, change }, facets }: QuickToggleProps) {
  const isOn = state[name];
  const count = countsOf(facets, name)?.('true');
  return (
    <Trigger type="button" $isSet={isOn} aria-pressed={isOn} onClick={() => change({ [name]: !isOn })}>
      {addressTexts.flagChips[name]}
      {count !== undefined && <ShownCount count={count} />}
    </Trigger>
  );
}
