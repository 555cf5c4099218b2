import { InMemorySpanExporter } from '@opentelemetry/sdk-trace';

import { openTraceExport } from './trace-exporter.ts';
import { duringSpan, runningSpan, startSpan, traceWith } from './trace.ts';

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const parent = (flags: '00' | '01') => `00-${TRACE}-b7ad6b7169203331-${flags}`;

describe('spans', () => {
  let exporter: InMemorySpanExporter;
  let close: () => Promise<void>;
  const start = (ratio: number) => {
    exporter = new InMemorySpanExporter();
    const opened = openTraceExport('bff', exporter);
    traceWith(opened.tracer, ratio);
    // the exporter drops its spans on shutdown
    jest.spyOn(exporter, 'shutdown').mockResolvedValue();
    ({ close } = opened);
  };
  const exported = async () => {
    await close();
    return exporter.getFinishedSpans();
  };
  afterEach(() => traceWith(undefined));

  it('do not exist while tracing is off', () => {
    expect(startSpan('call')).toBeUndefined();
    expect(duringSpan(undefined, () => runningSpan())).toBeUndefined();
  });

  it('continue the trace of their parent', async () => {
    start(0);
    const span = startSpan('call', { parent: parent('01') });
    expect(span?.traceparent).toMatch(new RegExp(`^00-${TRACE}-[\\da-f]{16}-01$`, 'u'));
    expect(span?.traceparent).not.toContain('b7ad6b7169203331');
    span?.end();
    expect(await exported()).toMatchObject([
      { name: 'call', parentSpanContext: { traceId: TRACE, spanId: 'b7ad6b7169203331' } },
    ]);
  });

  it.each([undefined, '', 'nonsense', `00-${'0'.repeat(32)}-b7ad6b7169203331-01`])(
    'begin a trace of their own when the parent is %s',
    (header) => {
      start(1);
      expect(startSpan('call', { parent: header })?.traceparent).toMatch(/^00-[\da-f]{32}-[\da-f]{16}-01$/u);
      return close();
    },
  );

  it('are exported in the given share, and the next process hears of it', async () => {
    start(0);
    const span = startSpan('call');
    expect(span?.traceparent).toMatch(/-00$/u);
    span?.end();
    expect(await exported()).toEqual([]);
  });

  it('are exported when they failed, although their trace is not sampled', async () => {
    start(0);
    startSpan('good')?.end();
    startSpan('bad')?.end('status 503');
    expect(await exported()).toMatchObject([{ name: 'bad', status: { message: 'status 503' } }]);
  });

  it.each([
    [0, '00'],
    [1, '01'],
  ] as const)('ignore the wish of an untrusted parent: share %d gives flag %s', async (ratio, flag) => {
    start(ratio);
    const wish = flag === '00' ? '01' : '00';
    const span = startSpan('call', { parent: parent(wish), isTrusted: false });
    expect(span?.traceparent).toMatch(new RegExp(`^00-${TRACE}-[\\da-f]{16}-${flag}$`, 'u'));
    await close();
  });

  it('have the running span as parent, also after a promise', async () => {
    start(1);
    const outer = startSpan('outer');
    await duringSpan(outer, async () => {
      await Promise.resolve();
      startSpan('inner')?.end();
    });
    outer?.end();
    const [inner, around] = await exported();
    expect(inner?.parentSpanContext?.spanId).toBe(around?.spanContext().spanId);
    expect(inner?.spanContext().traceId).toBe(around?.spanContext().traceId);
  });
});
