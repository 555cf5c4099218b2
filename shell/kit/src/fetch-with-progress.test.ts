import { fetchWithProgress } from './fetch-with-progress.ts';

let request: FakeRequest;

class FakeRequest {
  upload: { onprogress: ((event: Partial<ProgressEvent>) => void) | null } = { onprogress: null };
  onload: (() => void) | null = null;
  onerror: (() => void) | null = null;
  onabort: ((event?: ProgressEvent) => void) | null = null;
  status = 0;
  responseText = '';
  isSent = false;
  open(): void {}
  setRequestHeader(): void {}
  send(): void {
    this.isSent = true;
  }
  abort(): void {
    this.onabort?.();
  }
}

const onProgress = jest.fn();
const send = (signal?: AbortSignal) =>
  fetchWithProgress(onProgress)('/api/x', { method: 'POST', headers: {}, body: 'x', signal });

beforeEach(() => {
  onProgress.mockClear();
  request = new FakeRequest();
  globalThis.XMLHttpRequest = function open() {
    return request;
  } as unknown as typeof XMLHttpRequest;
});

describe('fetchWithProgress', () => {
  it('reports the sent part, and answers as fetch does', async () => {
    const reply = send();
    request.upload.onprogress?.({ lengthComputable: true, loaded: 30, total: 120 });
    expect(onProgress.mock.calls).toEqual([[0.25]]);
    Object.assign(request, { status: 201, responseText: '{"a":1}' });
    request.onload?.();
    expect((await reply).status).toBe(201);
    await expect((await reply).json()).resolves.toEqual({ a: 1 });
  });

  it.each([
    { lengthComputable: false, loaded: 30, total: 120 },
    { lengthComputable: true, loaded: 0, total: 0 },
  ])('reports nothing for %j', (event) => {
    void send();
    request.upload.onprogress?.(event);
    expect(onProgress).not.toHaveBeenCalled();
  });

  it('fails without an answer', async () => {
    const reply = send();
    request.onerror?.();
    await expect(reply).rejects.toBeInstanceOf(TypeError);
  });

  it.each([
    ['before it was sent', true],
    ['while it is sent', false],
  ])('is aborted %s', async (_, isEarly) => {
    const control = new AbortController();
    if (isEarly) control.abort();
    const reply = send(control.signal);
    expect(request.isSent).toBe(!isEarly);
    control.abort();
    await expect(reply).rejects.toMatchObject({ name: 'AbortError' });
  });
});
