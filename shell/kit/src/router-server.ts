/** Routers without an address bar, for the server and tests; never in a browser bundle. */
export { MemoryRouter, StaticRouter } from 'react-router-dom';
