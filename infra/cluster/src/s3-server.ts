import { anS3Server } from '@pokriv/service-kit/file-store/an-s3-server';

/** Entry of the cluster's S3 server. */
const { S3_PORT, S3_FOLDER } = process.env;

const server = await anS3Server({ port: Number(S3_PORT), folder: S3_FOLDER });
process.on('SIGTERM', () => void server.close().then(() => process.exit()));
