import { SEARCH_BOX } from '@pokriv/web-kit/search-box';

import { sliceConfig } from '../webpack.base.mjs';

export default sliceConfig('mfe-listings', 3001, {
  firstPages: ['home', 'search', 'detail', SEARCH_BOX],
  parts: { [SEARCH_BOX]: './src/search-box/search-box.tsx' },
});
