import { Button, Cluster, color, font, radius, space, Spinner } from '@pokriv/web-kit/ui';
import { styled } from 'styled-components';

import { publishTexts as texts } from '../messages.ts';
import type { Upload } from './use-pictures.ts';

const Row = styled.li<{ $hasFailed: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)} ${space(4)};
  padding: ${space(3)} ${space(4)};
  border-radius: ${radius.control};
  font-size: ${font.size.small};
  background: ${({ $hasFailed }) => ($hasFailed ? color.dangerTint : color.sunken)};

  b {
    overflow-wrap: anywhere;
    font-weight: ${font.weight.strong};
  }

  span {
    display: inline-flex;
    align-items: center;
    gap: ${space(2)};
  }
`;

interface UploadRowProps {
  upload: Upload;
  onRetry: () => void;
  onDismiss: () => void;
}

/** A file on its way to the server, or why it did not get there. */
export function UploadRow({ upload, onRetry, onDismiss }: UploadRowProps) {
  const { file, state, problem } = upload;
  const hasFailed = state === 'failed';
  return (
    <Row $hasFailed={hasFailed}>
      <b>{file.name}</b>
      <span role="status">
        {state === 'uploading' && <Spinner />}
        {hasFailed ? problem : state === 'uploading' ? texts.uploading : texts.waiting}
      </span>
      {hasFailed && (
        <Cluster $gap={2}>
          <Button type="button" variant="secondary" size="small" onClick={onRetry}>
            {texts.retry}
          </Button>
          <Button type="button" variant="quiet" size="small" onClick={onDismiss}>
            {texts.dismiss}
          </Button>
        </Cluster>
      )}
    </Row>
  );
}
