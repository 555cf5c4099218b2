import { PROPERTY_LIMITS } from '@pokriv/contracts/property-options';
import { Cluster, Figures, Grid, Notice, Stack, Text } from '@pokriv/web-kit/ui';
import { styled } from 'styled-components';

import type { Draft, DraftState } from '../draft.ts';
import { FormSection } from '../form-section.tsx';
import { publishTexts as texts } from '../messages.ts';
import { usePublishForm } from '../publish-form.ts';
import { DropZone } from './drop-zone.tsx';
import { PictureTile } from './picture-tile.tsx';
import { UploadRow } from './upload-row.tsx';
import { usePictures } from './use-pictures.ts';

const { imagesMin, imagesMax } = PROPERTY_LIMITS;

const Tiles = styled(Grid)`
  padding: 0;
  list-style: none;
`;

const Uploads = styled(Stack)`
  padding: 0;
  list-style: none;
`;

/** Pictures are kept by the server at once, so the draft has to exist: its type makes it. */
export function PicturesSection({ draft, state }: { draft: Draft; state: DraftState }) {
  const form = usePublishForm();
  const pictures = usePictures(draft);
  const { images, saved, fields } = state;
  const mayAdd = saved !== undefined || Boolean(fields.propertyType ?? fields.title);
  const error = form.errorOf('images');
  return (
    <FormSection step="pictures">
      <Cluster $spread>
        <Text $size="small" $tone="muted">
          {texts.picturesHint(imagesMin, imagesMax)}
        </Text>
        <Figures>{texts.picturesCount(images.length, imagesMax)}</Figures>
      </Cluster>
      {error && <Notice tone="danger">{error}</Notice>}
      <DropZone disabled={!mayAdd} onFiles={(files) => void pictures.add(files)} />
      {pictures.uploads.length > 0 && (
        <Uploads as="ul" $gap={2}>
          {pictures.uploads.map((upload) => (
            <UploadRow
              key={upload.key}
              upload={upload}
              onRetry={() => pictures.retry(upload)}
              onDismiss={() => pictures.dismiss(upload.key)}
            />
          ))}
        </Uploads>
      )}
      {images.length > 0 && (
        <Tiles as="ol" $min={200} $gap={4}>
          {images.map((image, index) => (
            <PictureTile
              key={image.id}
              image={image}
              index={index}
              count={images.length}
              onMove={pictures.move}
              onDescribe={pictures.describe}
              onRemove={(id) => void pictures.remove(id)}
            />
          ))}
        </Tiles>
      )}
    </FormSection>
  );
}
