import { sliceConfig } from '../webpack.base.mjs';

export default sliceConfig('mfe-admin', 3003);
