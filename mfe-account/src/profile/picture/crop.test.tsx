import { fakeDialogs } from '@pokriv/web-kit/dialog.testing';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { aUser, signedIn } from '../../backend.testing.ts';
import { renderPage } from '../../page.testing.tsx';
import { pixelsProblem } from './check-file.ts';
import { CropDialog } from './crop-dialog.tsx';
import { Cropper } from './cropper.tsx';
import { cutSquare } from './cut-square.ts';
import { RoundPreview } from './round-preview.tsx';

const square = { x: 10, y: 20, width: 300, height: 300 };
const imageOf = (naturalWidth: number, naturalHeight: number) =>
  ({ naturalWidth, naturalHeight }) as HTMLImageElement;

const uploads: FakeUpload[] = [];

class FakeUpload {
  upload: { onprogress: ((event: Partial<ProgressEvent>) => void) | null } = { onprogress: null };
  onload: (() => void) | null = null;
  onerror: (() => void) | null = null;
  status = 0;
  responseText = '';
  open(): void {}
  setRequestHeader(): void {}
  send(): void {
    uploads.push(this);
  }
  answer(status: number, body: object): void {
    this.status = status;
    this.responseText = JSON.stringify(body);
    this.onload?.();
  }
}

/** Canvas that encodes only the given types. */
function fakeCanvas(types: readonly string[]) {
  const paper = { fillRect: jest.fn(), drawImage: jest.fn() };
  jest
    .spyOn(HTMLCanvasElement.prototype, 'getContext')
    .mockReturnValue(paper as unknown as ReturnType<HTMLCanvasElement['getContext']>);
  jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done, type = '') => {
    done(
      types.includes(type)
        ? new Blob(['x'], { type })
        : types.length > 0
          ? new Blob(['x'], { type: 'image/png' })
          : null,
    );
  });
  return paper;
}

beforeAll(fakeDialogs);
beforeEach(() => signedIn(aUser()));
afterEach(() => jest.restoreAllMocks());

describe('pixelsProblem', () => {
  it.each([
    [128, 128, undefined],
    [127, 900, 'Снимката е твърде малка. Нужни са поне 128×128 пиксела.'],
    [900, 127, 'Снимката е твърде малка. Нужни са поне 128×128 пиксела.'],
  ])('of %d × %d px is %s', (width, height, problem) => {
    expect(pixelsProblem(imageOf(width, height))).toBe(problem);
  });
});

describe('cutSquare', () => {
  it.each([
    [['image/webp', 'image/jpeg'], 'avatar.webp', 'image/webp'],
    [['image/jpeg'], 'avatar.jpg', 'image/jpeg'],
  ])('encodes with %j as %s', async (types, name, type) => {
    const paper = fakeCanvas(types);
    const file = await cutSquare(imageOf(900, 900), square);
    expect([file.name, file.type]).toEqual([name, type]);
    expect(paper.drawImage.mock.calls[0]?.slice(1)).toEqual([10, 20, 300, 300, 0, 0, 512, 512]);
  });

  it('fails when the browser encodes nothing', async () => {
    fakeCanvas([]);
    await expect(cutSquare(imageOf(900, 900), square)).rejects.toThrow('no picture');
  });
});

describe('RoundPreview', () => {
  it('shows the part in percent of the picture, as large as its frame', () => {
    render(<RoundPreview url="/me.webp" part={{ x: 20, y: 10, width: 50, height: 80 }} />);
    expect(screen.getByRole('presentation').style).toMatchObject({
      width: '200%',
      height: '125%',
      transform: 'translate(-20%, -10%)',
    });
  });
});

/** Sets a picture size; without one the cropper shows no area. */
function layOut(): void {
  const sizes = { offsetWidth: 300, offsetHeight: 300, clientWidth: 300, clientHeight: 300 };
  for (const [name, value] of Object.entries(sizes))
    jest.spyOn(HTMLElement.prototype, name as keyof typeof sizes, 'get').mockReturnValue(value);
  jest.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(900);
  jest.spyOn(HTMLImageElement.prototype, 'naturalHeight', 'get').mockReturnValue(900);
  jest
    .spyOn(HTMLElement.prototype, 'getBoundingClientRect')
    .mockReturnValue({ left: 0, top: 0, right: 300, bottom: 300, width: 300, height: 300 } as DOMRect);
}
async function load(): Promise<HTMLElement> {
  const picture = await waitFor(() => {
    const found = document.querySelector('img[src="/me.webp"]');
    if (!found) throw new Error('no picture');
    return found;
  });
  fireEvent.load(picture);
  return screen.findByRole('application', { name: 'Изрязване на снимката' });
}

describe('Cropper', () => {
  let area: HTMLElement;
  const zoom = () => screen.getByRole('slider').getAttribute('aria-valuetext');
  const press = (key: string, more = {}) => fireEvent.keyDown(area, { key, ...more });
  const onSquare = jest.fn();
  beforeEach(async () => {
    layOut();
    render(<Cropper url="/me.webp" onSquare={onSquare} />);
    area = await load();
  });

  it('starts with the whole picture, and shows it', () => {
    expect(onSquare).toHaveBeenLastCalledWith({ x: 0, y: 0, width: 900, height: 900 });
    expect(screen.getByText('Така ще се вижда')).toBeInTheDocument();
  });

  it('zooms with + and −, between the whole picture and four times', () => {
    expect(zoom()).toBe('100%');
    expect(press('+')).toBe(false);
    press('=');
    expect(zoom()).toBe('120%');
    press('-');
    expect(zoom()).toBe('110%');
    press('-');
    press('-');
    expect(zoom()).toBe('100%');
    for (let times = 0; times < 40; times += 1) press('+');
    expect(zoom()).toBe('400%');
  });

  it.each([{ ctrlKey: true }, { metaKey: true }])('leaves %j and + to the browser', (keys) => {
    expect(press('+', keys)).toBe(true);
    expect(zoom()).toBe('100%');
  });

  it('zooms with the slider', () => {
    fireEvent.change(screen.getByRole('slider'), { target: { value: '2.5' } });
    expect(zoom()).toBe('250%');
  });
});

describe('CropDialog', () => {
  const onSaved = jest.fn();
  const onClose = jest.fn();
  const save = () => screen.getByRole('button', { name: 'Запази снимката' });
  const open = () => {
    globalThis.XMLHttpRequest = FakeUpload as unknown as typeof XMLHttpRequest;
    fakeCanvas(['image/webp']);
    const picture = { url: '/me.webp', image: imageOf(900, 900), forget: jest.fn() };
    renderPage(<CropDialog picture={picture} onSaved={onSaved} onClose={onClose} />);
  };
  const measure = async () => {
    layOut();
    await load();
    await waitFor(() => expect(save()).toBeEnabled());
  };
  beforeEach(() => {
    uploads.length = 0;
    jest.clearAllMocks();
  });

  it('sends the square with its progress, and cannot be left meanwhile', async () => {
    open();
    expect(save()).toBeDisabled();
    await measure();
    await userEvent.click(save());
    await waitFor(() => expect(uploads).toHaveLength(1));
    uploads[0]?.upload.onprogress?.({ lengthComputable: true, loaded: 42, total: 100 });
    expect(await screen.findByText('42%')).toBeInTheDocument();
    expect(screen.getByRole('progressbar')).toHaveValue(42);
    expect(screen.getByRole('button', { name: 'Отказ' })).toBeDisabled();
    uploads[0]?.answer(200, { success: true, data: aUser() });
    await waitFor(() => expect(onSaved).toHaveBeenCalledWith(aUser()));
  });

  it('says why the picture was refused, and can be sent again', async () => {
    jest.spyOn(console, 'warn').mockReturnValue();
    open();
    await measure();
    await userEvent.click(save());
    await waitFor(() => expect(uploads).toHaveLength(1));
    uploads[0]?.answer(422, { success: false, code: 'UNPROCESSABLE', message: 'Снимката е повредена.' });
    expect(await screen.findByText('Снимката е повредена.')).toBeInTheDocument();
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(save()).toBeEnabled();
    expect(onSaved).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Отказ' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
