import { IconButton, Skeleton, space, font } from '@pokriv/web-kit/ui';
import { Progress } from '@pokriv/web-kit/ui/data';
import { X } from 'lucide-react';
import { styled } from 'styled-components';

import { picturesTexts as texts } from './messages.ts';
import { Face, Tile, Whole } from './tile-parts.ts';
import type { Upload } from './upload.ts';

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space(1)};
  padding: ${space(2)} ${space(1)} ${space(2)} ${space(3)};
  font-size: ${font.size.small};

  label {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

const StillFace = styled(Face)`
  cursor: default;
`;

const stageText = ({ stage, percent }: Upload): string => {
  if (stage === 'preparing') return texts.preparing;
  if (stage === 'sending') return texts.sending(percent);
  return stage === 'processing' ? texts.processing : texts.waiting;
};

export function UploadTile({ upload, onCancel }: { upload: Upload; onCancel: () => void }) {
  const { file, stage, percent, preview } = upload;
  return (
    <Tile aria-busy="true">
      <StillFace>
        <Whole $isDimmed>{preview ? <img src={preview} alt="" /> : <Skeleton $ratio="4 / 3" />}</Whole>
      </StillFace>
      <Body>
        <div>
          <Progress label={file.name} value={percent} tone={stage === 'waiting' ? 'wait' : 'accent'} />
          <span>{stageText(upload)}</span>
        </div>
        <IconButton label={texts.cancel(file.name)} disabled={stage === 'processing'} onClick={onCancel}>
          <X aria-hidden />
        </IconButton>
      </Body>
    </Tile>
  );
}
