import { sliceConfig } from '../webpack.base.mjs';

export default sliceConfig('mfe-listings', 3001);
