import { Button, space, VisuallyHidden } from '@pokriv/web-kit/ui';
import { Progress } from '@pokriv/web-kit/ui/data';
import { styled } from 'styled-components';

import { picturesTexts as texts } from './messages.ts';
import type { Upload } from './upload.ts';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space(2)} ${space(4)};

  > :first-child {
    flex: 1 1 200px;
  }
`;

interface UploadSummaryProps {
  underWay: readonly Upload[];
  done: number;
  onCancel: () => void;
}

/** The live region announces finished files, not percents. */
export function UploadSummary({ underWay, done, onCancel }: UploadSummaryProps) {
  const total = done + underWay.length;
  const sum = underWay.reduce((percents, { percent }) => percents + percent, done * 100);
  const isBusy = underWay.length > 0;
  return (
    <>
      <VisuallyHidden as="div" role="status">
        {isBusy ? texts.underWay(done, total) : done > 0 ? texts.allDone(done) : ''}
      </VisuallyHidden>
      {isBusy && (
        <Row>
          <Progress label={texts.underWay(done, total)} value={sum} max={total * 100} />
          <Button type="button" variant="quiet" onClick={onCancel}>
            {texts.cancelAll}
          </Button>
        </Row>
      )}
    </>
  );
}
