import { sliceConfig } from '../webpack.base.mjs';

export default sliceConfig('mfe-listings', 3001, { firstPages: ['home', 'search', 'detail'] });
