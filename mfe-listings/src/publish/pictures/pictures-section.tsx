import { photosOf } from '@pokriv/contracts/listing/floor-plans';
import { PROPERTY_LIMITS } from '@pokriv/contracts/listing/property-options';
import { videoAddress } from '@pokriv/contracts/listing/video';
import { Button, Notice } from '@pokriv/web-kit/ui';

import type { Draft, DraftState } from '../draft.ts';
import { FormSection } from '../form-section.tsx';
import { TextInput } from '../inputs/inputs.tsx';
import { PlaceRemark } from '../remarks/place-remark.tsx';
import { usePublishForm } from '../publish-form.ts';
import { DropZone } from './drop-zone.tsx';
import { FailedUploads } from './failed-uploads.tsx';
import { picturesTexts as texts } from './messages.ts';
import { PageDrop } from './page-drop.tsx';
import { PictureCount } from './picture-count.tsx';
import { PictureList } from './picture-list.tsx';
import { PictureRules } from './picture-rules.tsx';
import { RemovedPictures } from './removed-pictures.tsx';
import { ShotHints } from './shot-hints.tsx';
import { isUnderWay } from './upload.ts';
import { UploadSummary } from './upload-summary.tsx';
import { UploadTile } from './upload-tile.tsx';
import { useIncomingFiles } from './use-incoming-files.ts';
import { usePictures } from './use-pictures.ts';

const { imagesMax } = PROPERTY_LIMITS;
const ENOUGH = 5;

/** Pictures are stored on the server at once, so the draft must exist: choosing a type creates it. */
export function PicturesSection({ draft, state }: { draft: Draft; state: DraftState }) {
  const form = usePublishForm();
  const { uploads, queue, removed, turning, move, describe, markPlan, remove, restore, turn } =
    usePictures(draft);
  const { images, saved, fields } = state;
  const underWay = queue.list.filter(isUnderWay);
  const count = images.length + underWay.length;
  const room = imagesMax - count;
  const mayAdd = saved !== undefined || Boolean(fields.propertyType ?? fields.title);
  const closed = mayAdd ? (room > 0 ? undefined : texts.noRoom) : texts.first;
  const isOver = useIncomingFiles(closed === undefined, uploads.add);
  const error = form.errorOf('images');
  return (
    <FormSection step="pictures">
      <PlaceRemark at="images" />
      {error && <Notice tone="danger">{error}</Notice>}
      {queue.lost.length > 0 && (
        <Notice
          tone="wait"
          title={texts.lostTitle}
          actions={
            <Button type="button" variant="secondary" onClick={uploads.dismissLost}>
              {texts.dismiss}
            </Button>
          }
        >
          {texts.lost(queue.lost)}
        </Notice>
      )}
      <DropZone count={count} closed={closed} onFiles={uploads.add} />
      <PictureCount count={images.length} photos={photosOf(images).length} />
      {queue.leftOut > 0 && (
        <Notice
          tone="wait"
          actions={
            <Button type="button" variant="secondary" onClick={uploads.dismissLeftOut}>
              {texts.dismiss}
            </Button>
          }
        >
          {texts.leftOut(queue.leftOut)}
        </Notice>
      )}
      <UploadSummary underWay={underWay} done={queue.done} onCancel={uploads.cancelAll} />
      <FailedUploads failed={queue.list.filter((upload) => !isUnderWay(upload))} uploads={uploads} />
      {count > 0 && (
        <PictureList
          images={images}
          turning={turning}
          onMove={move}
          onTurn={turn}
          onDescribe={describe}
          onMarkPlan={markPlan}
          onRemove={(id, number) => void remove(id, number)}
        >
          {underWay.map((upload) => (
            <UploadTile key={upload.key} upload={upload} onCancel={() => uploads.cancel(upload.key)} />
          ))}
        </PictureList>
      )}
      <RemovedPictures removed={removed} onRestore={(id) => void restore(id)} />
      <PictureRules />
      <TextInput path="video" inputMode="url" tidied={videoAddress} />
      <ShotHints isOpen={count < ENOUGH} />
      {isOver && <PageDrop room={room} />}
    </FormSection>
  );
}
