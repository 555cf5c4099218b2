import { sliceConfig } from '../webpack.base.mjs';

export default sliceConfig('mfe-account', 3002);
