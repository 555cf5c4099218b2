import { readEvents } from './read-events.ts';

const bodyOf = (...chunks: string[]) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk));
      controller.close();
    },
  });

const read = async (...chunks: string[]) => {
  const events = [];
  for await (const event of readEvents(bodyOf(...chunks))) events.push(event);
  return events;
};

describe('readEvents', () => {
  it('reads id and data, also over several lines', async () => {
    expect(await read('id: 7\nevent: thread\ndata: {"a":\ndata: 1}\n\n')).toEqual([
      { id: '7', data: '{"a":\n1}' },
    ]);
  });

  it('joins an event that arrives in pieces', async () => {
    expect(await read('id: 1\nda', 'ta: one\n', '\nid: 2\r\ndata:two\r\n\r\n')).toEqual([
      { id: '1', data: 'one' },
      { id: '2', data: 'two' },
    ]);
  });

  it('gives a comment as an event without data', async () => {
    expect(await read(': ping\n\n')).toEqual([{ id: undefined, data: undefined }]);
  });

  it('drops an unfinished event at the end of the connection', async () => {
    expect(await read('data: one\n\ndata: two')).toEqual([{ id: undefined, data: 'one' }]);
  });
});
