import type { PropertyImage } from '@pokriv/contracts/listing/property';

type Ended = (() => void) | null;

export class FakeUpload {
  upload: { onprogress: ((event: Partial<ProgressEvent>) => void) | null } = { onprogress: null };
  onload: Ended = null;
  onerror: Ended = null;
  onabort: Ended = null;
  status = 0;
  responseText = '';
  file: File | undefined;
  isAborted = false;

  open(): void {}
  setRequestHeader(): void {}
  send(body: FormData): void {
    this.file = body.get('images') as File;
    started.push(this);
  }
  abort(): void {
    this.isAborted = true;
    this.onabort?.();
  }

  progress(part: number): void {
    this.upload.onprogress?.({ lengthComputable: true, loaded: part * 100, total: 100 });
  }
  answer(status: number, body: object): void {
    this.status = status;
    this.responseText = JSON.stringify(body);
    this.onload?.();
  }
  store(ids: readonly string[], version: number): void {
    this.answer(201, { success: true, data: { images: ids.map((id) => anImage(id)), version } });
  }
  lose(): void {
    this.onerror?.();
  }
}

const started: FakeUpload[] = [];

export function fakeUploads(): FakeUpload[] {
  started.length = 0;
  globalThis.XMLHttpRequest = FakeUpload as unknown as typeof XMLHttpRequest;
  return started;
}

export const anImage = (id: string, alt = ''): PropertyImage => ({
  id,
  width: 1280,
  height: 960,
  alt,
  placeholder: '',
});

export const aFile = (name: string, { type = 'image/jpeg', size = 1000 } = {}): File =>
  new File([new Uint8Array(size)], name, { type });
