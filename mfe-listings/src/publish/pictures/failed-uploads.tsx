import { Button, Cluster, color, font, radius, space } from '@pokriv/web-kit/ui';
import { styled } from 'styled-components';

import { picturesTexts as texts } from './messages.ts';
import type { Uploads } from './create-uploads.ts';
import type { Upload } from './upload.ts';

const Box = styled.div`
  display: grid;
  gap: ${space(3)};
  padding: ${space(4)};
  border-radius: ${radius.card};
  background: ${color.dangerTint};
`;

const Rows = styled.ul`
  display: grid;
  gap: ${space(3)};
  padding: 0;
  list-style: none;
`;

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(3)};
  padding-top: ${space(3)};
  border-top: 1px solid ${color.line};
  font-size: ${font.size.small};

  img {
    width: 64px;
    height: 48px;
    border-radius: ${radius.control};
    object-fit: cover;
  }

  div:first-of-type {
    flex: 1 1 180px;
    min-width: 0;
  }

  b {
    overflow-wrap: anywhere;
    font-weight: ${font.weight.strong};
  }
`;

export function FailedUploads({ failed, uploads }: { failed: readonly Upload[]; uploads: Uploads }) {
  if (failed.length === 0) return null;
  const isRetryable = failed.some(({ canRetry }) => canRetry);
  return (
    <Box>
      <Cluster $spread>
        <strong role="alert">{texts.failed(failed.length)}</strong>
        {failed.length > 1 && (
          <Cluster $gap={2}>
            {isRetryable && (
              <Button type="button" variant="secondary" onClick={uploads.retryAll}>
                {texts.retryAll}
              </Button>
            )}
            <Button type="button" variant="quiet" onClick={uploads.dismissFailed}>
              {texts.dismissAll}
            </Button>
          </Cluster>
        )}
      </Cluster>
      <Rows>
        {failed.map(({ key, file, preview, problem, canRetry }) => (
          <Row key={key}>
            {preview && <img src={preview} alt="" />}
            <div>
              <b>{file.name}</b>
              <p>{problem}</p>
            </div>
            <Cluster $gap={2}>
              {canRetry && (
                <Button type="button" variant="secondary" onClick={() => uploads.retry(key)}>
                  {texts.retry}
                </Button>
              )}
              <Button type="button" variant="quiet" onClick={() => uploads.dismiss(key)}>
                {texts.dismiss}
              </Button>
            </Cluster>
          </Row>
        ))}
      </Rows>
    </Box>
  );
}
