import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReceivedSpan {
  service: string;
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
}

interface ExportedSpans {
  resourceSpans: {
    resource: { attributes: { key: string; value: { stringValue?: string } }[] };
    scopeSpans: { spans: Omit<ReceivedSpan, 'service'>[] }[];
  }[];
}

const spansIn = ({ resourceSpans }: ExportedSpans): ReceivedSpan[] =>
  resourceSpans.flatMap(({ resource, scopeSpans }) => {
    const name = resource.attributes.find(({ key }) => key === 'service.name');
    const service = name?.value.stringValue ?? '';
    return scopeSpans.flatMap(({ spans }) => spans.map((span) => ({ ...span, service })));
  });

/** Receives spans like an OpenTelemetry collector (OTLP, JSON over HTTP). */
export async function startCollector(): Promise<{
  url: string;
  spans: ReceivedSpan[];
  close: () => void;
}> {
  const spans: ReceivedSpan[] = [];
  const server = createServer((request, reply) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      spans.push(...spansIn(JSON.parse(text) as ExportedSpans));
      reply.setHeader('Content-Type', 'application/json').end('{}');
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    spans,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
