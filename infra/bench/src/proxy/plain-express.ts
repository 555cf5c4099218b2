import express from 'express';
import { createProxyMiddleware } from 'http-proxy-middleware';

/** Baseline: Express and http-proxy-middleware as in their READMEs. */
const { PLAIN_PORT, UPSTREAM } = process.env;

const app = express();
app.use('/api', createProxyMiddleware({ target: UPSTREAM, changeOrigin: true }));
app.listen(Number(PLAIN_PORT), '127.0.0.1');
