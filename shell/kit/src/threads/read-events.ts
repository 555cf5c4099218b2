/** One server-sent event; a keep-alive comment has no data. */
export interface StreamEvent {
  id: string | undefined;
  data: string | undefined;
}

const LINE_END = /\r\n|\n|\r/u;
const BLOCK_END = /\r\n\r\n|\n\n|\r\r/u;

function parse(block: string): StreamEvent {
  let id: string | undefined;
  const data: string[] = [];
  for (const line of block.split(LINE_END)) {
    const [, field, value = ''] = /^(?<field>[^:]*):? ?(?<value>.*)$/u.exec(line) ?? [];
    if (field === 'id') id = value;
    if (field === 'data') data.push(value);
  }
  return { id, data: data.length > 0 ? data.join('\n') : undefined };
}

/**
 * Parses server-sent events. `EventSource` cannot send the bearer token, so the stream is read by fetch.
 * @param body ends with the connection
 * @throws the error of the connection
 */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<StreamEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      rest += decoder.decode(value, { stream: true });
      const blocks = rest.split(BLOCK_END);
      rest = blocks.pop() ?? '';
      for (const block of blocks) yield parse(block);
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
