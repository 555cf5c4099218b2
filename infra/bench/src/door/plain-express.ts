import express from 'express';
import { createProxyMiddleware } from 'http-proxy-middleware';

/** What a team would build first: Express and http-proxy-middleware as their READMEs show them. The BFF is measured against it. */
const { PLAIN_PORT, UPSTREAM } = process.env;

const app = express();
app.use('/api', createProxyMiddleware({ target: UPSTREAM, changeOrigin: true }));
app.listen(Number(PLAIN_PORT), '127.0.0.1');
