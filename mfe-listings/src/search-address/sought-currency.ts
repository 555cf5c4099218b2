import type { Currency } from '@pokriv/contracts/money';
import { boot } from '@pokriv/web-kit/boot';

import type { ChipContext } from './parameter.ts';

/** A URL without a currency means the site's (design/money). */
export const soughtCurrency = ({ currency }: ChipContext): Currency => currency || boot().siteCurrency;
