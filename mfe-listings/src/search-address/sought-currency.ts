import type { Currency } from '@pokriv/contracts/money';
import { boot } from '@pokriv/web-kit/boot';

import type { ChipContext } from './parameter.ts';

/** The currency of the sums: an address that names none means the site's (design/money). */
export const soughtCurrency = ({ currency }: ChipContext): Currency => currency || boot().siteCurrency;
