import { renderAlone } from '@pokriv/web-kit/standalone';

import { routes } from './routes.tsx';

renderAlone(routes);
