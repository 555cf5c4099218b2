import { plansLast } from '@pokriv/contracts/listing/floor-plans';
import type { Arrangement } from '@pokriv/contracts/listing/image-endpoints';
import type { PropertyImage } from '@pokriv/contracts/listing/property';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSyncExternalStore } from 'react';

import { anOwnListing } from '../../a-listing.testing.ts';
import { fakeApi, forgetToasts, show, signInAs, toastTexts, type Sent } from '../../page.testing.tsx';
import { createDraft, type Draft } from '../draft.ts';
import { PublishContext, type PublishForm } from '../publish-form.ts';
import { aFile, anImage, fakeUploads } from './fake-uploads.testing.ts';
import { dragAnnouncements } from './drag-announcements.ts';
import { PicturesSection } from './pictures-section.tsx';

const form: PublishForm = {
  fields: {},
  set: jest.fn(),
  touch: jest.fn(),
  errorOf: () => undefined,
  isRequired: () => false,
};

function Shown({ draft }: { draft: Draft }) {
  const state = useSyncExternalStore(draft.subscribe, draft.get);
  return (
    <PublishContext value={form}>
      <PicturesSection draft={draft} state={state} />
    </PublishContext>
  );
}

const showPictures = (...ids: string[]) => showImages(ids.map((id) => anImage(id)));

function showImages(images: PropertyImage[]) {
  const draft = createDraft({ listing: anOwnListing({ id: 'd1', status: 'draft', version: 3, images }) });
  const view = show(<Shown draft={draft} />);
  return { draft, view };
}

function fakeServer(...ids: string[]): Sent[] {
  let left = ids;
  let plans: readonly string[] = [];
  let version = 3;
  return fakeApi(({ method, path, body }) => {
    const { order, floorPlans = plans } = (body ?? {}) as Arrangement;
    plans = floorPlans;
    left = method === 'DELETE' ? left.filter((id) => !path.endsWith(`/${id}`)) : (order ?? left);
    version += 1;
    const images = plansLast(left.map((id) => ({ ...anImage(id), isFloorPlan: plans.includes(id) })));
    return { body: { success: true, data: anOwnListing({ id: 'd1', status: 'draft', version, images }) } };
  });
}

const order = (view: ReturnType<typeof showImages>['view']) =>
  [...view.container.querySelectorAll<HTMLElement>('[data-picture]')].map((tile) => tile.dataset.picture);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  sessionStorage.clear();
  globalThis.matchMedia = ((query: string) => ({ matches: false, media: query })) as typeof matchMedia;
  signInAs('landlord');
});
afterEach(() => act(forgetToasts));

describe('PicturesSection', () => {
  it('shows the requirements and what to photograph', () => {
    showPictures();
    expect(screen.getByText('Още няма снимки')).toBeInTheDocument();
    expect(screen.getByText('Нужни са още 3 снимки')).toBeInTheDocument();
    expect(screen.getByText('0 / 20')).toBeInTheDocument();
    expect(screen.getByText('Какво да снимате')).toBeInTheDocument();
    const rules = screen.getByRole('list', { name: 'Изисквания към снимките' });
    const button = rules.compareDocumentPosition(screen.getByRole('button', { name: 'Добави снимки' }));
    expect(button).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  });

  it('opens the camera for its button, and the files for the other', async () => {
    showPictures();
    const captured: (string | null)[] = [];
    screen
      .getByLabelText('Добави снимки', { selector: 'input' })
      .addEventListener('click', ({ target }) => captured.push((target as Element).getAttribute('capture')));
    await press('Снимай');
    await press('Добави снимки');
    expect(captured).toEqual(['environment', null]);
  });

  it('tidies the address of a video when its field is left, and leaves another text as it was typed', () => {
    const leave = (video: string) => {
      const set = jest.fn();
      const draft = createDraft({ listing: anOwnListing({ id: 'd1', status: 'draft', images: [] }) });
      const { unmount } = show(
        <PublishContext value={{ ...form, fields: { video }, set }}>
          <PicturesSection draft={draft} state={draft.get()} />
        </PublishContext>,
      );
      fireEvent.blur(screen.getByDisplayValue(video));
      unmount();
      return set.mock.calls as unknown[];
    };
    const address = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';
    expect(leave('youtu.be/dQw4w9WgXcQ')).toEqual([['video', address]]);
    expect(leave(address)).toEqual([]);
    expect(leave('утре')).toEqual([]);
  });

  it('waits for a draft', () => {
    show(<Shown draft={createDraft({})} />);
    expect(screen.getByText('Изберете вид на имота, за да качите снимки.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Добави снимки' })).toBeDisabled();
  });

  it('moves a picture by its buttons, and the focus follows', async () => {
    const sent = fakeServer('a', 'b', 'c');
    const { view } = showPictures('a', 'b', 'c');
    await press('Премести снимка 3 напред');
    expect(order(view)).toEqual(['a', 'c', 'b']);
    expect(screen.getByRole('button', { name: 'Премести снимка 2 напред' })).toHaveFocus();
    expect(screen.getByText('Снимката е на място 2 от 3.')).toBeInTheDocument();
    await press('Направи корица снимка 3');
    expect(order(view)).toEqual(['b', 'a', 'c']);
    expect(screen.getByRole('button', { name: 'Премести снимка 1 назад' })).toHaveFocus();
    await waitFor(() =>
      expect(sent.map(({ body }) => body)).toEqual([{ order: ['a', 'c', 'b'] }, { order: ['b', 'a', 'c'] }]),
    );
  });

  it('removes a picture with an undo', async () => {
    fakeServer('a', 'b', 'c');
    const { view } = showPictures('a', 'b', 'c');
    await press('Изтрий снимка 2');
    await waitFor(() => expect(toastTexts()).toEqual(['Снимка 2 е изтрита.']));
    expect(order(view)).toEqual(['a', 'c']);
    expect(screen.getByRole('button', { name: 'Изтрий снимка 2' })).toHaveFocus();
    await press('Върни изтритата снимка');
    await waitFor(() => expect(order(view)).toEqual(['a', 'b', 'c']));
    await waitFor(() => expect(toastTexts()).toContain('Снимката е върната.'));
  });

  it('moves the focus to the last picture after its neighbour was removed', async () => {
    fakeServer('a', 'b', 'c');
    const { view } = showPictures('a', 'b', 'c');
    await press('Изтрий снимка 3');
    await waitFor(() => expect(order(view)).toEqual(['a', 'b']));
    expect(screen.getByRole('button', { name: 'Изтрий снимка 2' })).toHaveFocus();
  });

  it('moves a picture towards the end', async () => {
    fakeServer('a', 'b', 'c');
    const { view } = showPictures('a', 'b', 'c');
    await press('Премести снимка 2 назад');
    expect(order(view)).toEqual(['a', 'c', 'b']);
    expect(screen.getByText('Снимката е на място 3 от 3.')).toBeInTheDocument();
  });

  it('turns a picture and says so, and the focus follows to the turned one', async () => {
    let isDown = true;
    const [a, b] = [anImage('a'), anImage('b')];
    fakeApi(() =>
      isDown
        ? { status: 409, body: { success: false, code: 'CONFLICT', message: 'Заето.' } }
        : {
            body: {
              success: true,
              data: anOwnListing({ id: 'd1', status: 'draft', version: 4, images: [a, anImage('b1')] }),
            },
          },
    );
    const { view } = showImages([a, b]);
    await press('Завърти снимка 2 надясно');
    await waitFor(() => expect(screen.queryByText('Снимка 2 се завърта...')).toBeNull());
    expect(screen.queryByText('Снимка 2 е завъртяна.')).toBeNull();
    isDown = false;
    await press('Завърти снимка 2 надясно');
    expect(await screen.findByText('Снимка 2 е завъртяна.')).toBeInTheDocument();
    expect(order(view)).toEqual(['a', 'b1']);
    expect(screen.getByRole('button', { name: 'Завърти снимка 2 надясно' })).toHaveFocus();
  });

  it('takes no more pictures than a listing may have', () => {
    const ids = Array.from({ length: 20 }, (_, index) => `i${index}`);
    showPictures(...ids);
    expect(screen.getByText('20 / 20')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Добави още' })).toBeDisabled();
    fireEvent.dragEnter(document.body, { dataTransfer: { types: ['Files'], files: [] } });
    expect(screen.queryByText('Пуснете снимките тук')).toBeNull();
  });

  it('leaves text dragged over the page to the browser', () => {
    showPictures('a');
    const text = { dataTransfer: { types: ['text/plain'], files: [] } };
    fireEvent.dragEnter(document.body, text);
    expect(screen.queryByText('Пуснете снимките тук')).toBeNull();
    expect(fireEvent.dragOver(document.body, text)).toBe(true);
    expect(fireEvent.drop(document.body, text)).toBe(true);
  });

  it('shows where to drop files until they leave the page, not one of its parts', () => {
    showPictures('a');
    const files = { dataTransfer: { types: ['Files'], files: [] } };
    const isShown = () => screen.queryByText('Пуснете снимките тук') !== null;
    fireEvent.dragEnter(document.body, files);
    fireEvent.dragEnter(document.body, files);
    fireEvent.dragLeave(document.body, { dataTransfer: { types: ['text/plain'] } });
    fireEvent.dragLeave(document.body, files);
    expect(isShown()).toBe(true);
    fireEvent.dragLeave(document.body, files);
    expect(isShown()).toBe(false);
    expect(fireEvent.dragOver(document.body, files)).toBe(false);
  });

  it('saves alt texts', async () => {
    const sent = fakeServer('a', 'b', 'c');
    showPictures('a', 'b', 'c');
    await userEvent.type(screen.getByLabelText('Описание на снимка 2'), 'Кухня');
    await userEvent.tab();
    const soon = { timeout: 1000 };
    await waitFor(() => expect(sent.map(({ body }) => body)).toEqual([{ alt: { b: 'Кухня' } }]), soon);
  });

  it('saves an alt text after a pause in typing, without spaces around it', async () => {
    const sent = fakeServer('a');
    showPictures('a');
    jest.useFakeTimers();
    const field = screen.getByLabelText('Описание на снимка 1');
    fireEvent.change(field, { target: { value: 'Кухн' } });
    act(() => jest.advanceTimersByTime(1400));
    fireEvent.change(field, { target: { value: 'Кухня ' } });
    act(() => jest.advanceTimersByTime(1400));
    expect(sent).toEqual([]);
    act(() => jest.advanceTimersByTime(100));
    jest.useRealTimers();
    await waitFor(() => expect(sent.map(({ body }) => body)).toEqual([{ alt: { a: 'Кухня' } }]));
  });

  it('warns of contact data in a description while typing', async () => {
    fakeServer('a');
    showPictures('a');
    const described = screen.getByLabelText('Описание на снимка 1');
    await userEvent.type(described, '0888 445 512');
    expect(described).toHaveAccessibleDescription(/^Махнете телефона „0888 445 512“/u);
  });

  it('marks at most two floor plans, after the photos, and the focus follows', async () => {
    const sent = fakeServer('a', 'b', 'c', 'd');
    const { view } = showPictures('a', 'b', 'c', 'd');
    await press('Снимка 1 е разпределение на жилището');
    expect(order(view)).toEqual(['b', 'c', 'd', 'a']);
    const marked = screen.getByRole('button', { name: 'Снимка 4 е разпределение на жилището' });
    expect(marked).toHaveFocus();
    expect(marked).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('button', { name: 'Направи корица снимка 4' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Премести снимка 3 назад' })).toBeDisabled();
    await press('Снимка 1 е разпределение на жилището');
    expect(screen.getAllByRole('button', { name: 'Обявата вече има 2 разпределения' })).toHaveLength(2);
    await waitFor(() =>
      expect(sent.map(({ body }) => body)).toEqual([{ floorPlans: ['a'] }, { floorPlans: ['b', 'a'] }]),
    );
  });

  it('advises about dark and blurred photos', () => {
    showImages([{ ...anImage('a'), doubt: 'dark' }, { ...anImage('b'), doubt: 'blurred' }, anImage('c')]);
    const advice = screen
      .getAllByRole('listitem')
      .map(({ textContent }) => /изглежда [а-я ]+/u.exec(textContent)?.[0]);
    expect(advice.filter(Boolean)).toEqual(['изглежда много тъмна', 'изглежда размазана']);
  });

  it('shows that a picture does not load', () => {
    showPictures('a', 'b', 'c');
    fireEvent.error(screen.getByRole('img', { name: 'Снимка 2' }));
    expect(screen.getByText('Снимката не се зарежда. Изтрийте я и я качете отново.')).toBeInTheDocument();
  });

  it('takes files dropped anywhere on the page, with their progress', async () => {
    const sent = fakeUploads();
    showPictures('a');
    const dataTransfer = { types: ['Files'], files: [aFile('хол.jpg')] };
    fireEvent.dragEnter(document.body, { dataTransfer });
    expect(screen.getByText('Пуснете снимките тук')).toBeInTheDocument();
    fireEvent.drop(document.body, { dataTransfer });
    expect(screen.queryByText('Пуснете снимките тук')).not.toBeInTheDocument();
    await waitFor(() => expect(sent).toHaveLength(1));
    act(() => sent[0]?.progress(0.42));
    expect(screen.getByText('Качване: 42 %')).toBeInTheDocument();
    expect(screen.getByRole('progressbar', { name: 'хол.jpg' })).toHaveValue(42);
    act(() => sent[0]?.store(['a', 'b'], 4));
    await waitFor(() => expect(screen.getByText('2 / 20')).toBeInTheDocument());
    expect(screen.getByText('Снимката е качена.')).toBeInTheDocument();
  });

  it('takes pictures from the clipboard, but not with pasted text', async () => {
    const sent = fakeUploads();
    showPictures('a');
    const files = [aFile('image.png', { type: 'image/png' })];
    fireEvent.paste(document.body, { clipboardData: { types: ['text/plain', 'Files'], files } });
    fireEvent.paste(document.body, { clipboardData: { types: ['Files'], files } });
    await waitFor(() => expect(sent).toHaveLength(1));
  });

  it('reports files lost by a reload', async () => {
    sessionStorage.setItem('listing-uploads:d1', '["хол.jpg"]');
    showPictures('a');
    const notice = screen.getByText('Качването прекъсна').closest('div');
    expect(notice).toHaveTextContent('преди „хол.jpg“ да се качи');
    await userEvent.click(within(notice as HTMLElement).getByRole('button', { name: 'Махни' }));
    expect(screen.queryByText('Качването прекъсна')).not.toBeInTheDocument();
    expect(sessionStorage.getItem('listing-uploads:d1')).toBeNull();
  });

  it('lists failed uploads, each with its reason', async () => {
    showPictures('a');
    const files = [aFile('план.pdf', { type: 'application/pdf' }), aFile('хол.heic', { type: '' })];
    fireEvent.drop(document.body, { dataTransfer: { types: ['Files'], files } });
    expect(await screen.findByText('2 снимки не се качиха')).toBeInTheDocument();
    expect(screen.getByText('Този браузър не чете HEIC. Качете JPEG, PNG или WebP.')).toBeInTheDocument();
    await press('Махни всички');
    expect(screen.queryByText('2 снимки не се качиха')).not.toBeInTheDocument();
  });
});

describe('a picture dragged with the keyboard', () => {
  const said = dragAnnouncements(['a', 'b', 'c']);
  const over = (id: string | null) =>
    ({ active: { id: 'a' }, over: id === null ? null : { id } }) as Parameters<typeof said.onDragEnd>[0];

  it('is announced with its place', () => {
    expect(said.onDragStart(over(null))).toBe('Снимка 1 е хваната.');
    expect(said.onDragOver(over('c'))).toBe('Снимката е над място 3 от 3.');
    expect(said.onDragOver(over(null))).toBeUndefined();
    expect(said.onDragEnd(over('b'))).toBe('Снимката е пусната на място 2 от 3.');
    expect(said.onDragEnd(over(null))).toBe('Местенето е отказано. Снимка 1 остава, където беше.');
    expect(said.onDragCancel(over('b'))).toBe('Местенето е отказано. Снимка 1 остава, където беше.');
  });
});
