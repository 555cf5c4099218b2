/** Routers of pages without an address bar, on the server and in tests; browsers never load them. */
export { MemoryRouter, StaticRouter } from 'react-router-dom';
