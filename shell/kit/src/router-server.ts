/** The router of a page that is rendered on the server; browsers never load it. */
export { StaticRouter } from 'react-router-dom';
