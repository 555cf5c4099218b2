import type { OwnProperty } from '@pokriv/contracts/listing/property';
import {
  currencies,
  formatSum,
  ownFirst,
  sumOf,
  toMoney,
  type Money,
  type TypedSum,
} from '@pokriv/contracts/money';
import { Amount, useCurrency } from '@pokriv/web-kit/price';
import { breakpoint, Button, Cluster, color, font, space, Stack, Text } from '@pokriv/web-kit/ui';
import { Dialog } from '@pokriv/web-kit/ui/dialog';
import { Field, Segmented } from '@pokriv/web-kit/ui/forms';
import { useState } from 'react';
import { styled } from 'styled-components';

import { mineTexts } from '../messages.ts';
import type { NewRent } from './acts.ts';
import { priceTexts as texts } from './messages.ts';
import { previewRents, readChange, rentStep, SAME, type RentChange, type RentPreview } from './new-rent.ts';

const Fields = styled.div`
  display: grid;
  gap: ${space(4)};

  ${breakpoint.tablet} {
    grid-template-columns: 1fr 1fr;
  }
`;

const Preview = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: grid;
    gap: ${space(1)};
    padding-block: ${space(2)};
    border-top: 1px solid ${color.line};
    font-size: ${font.size.small};
  }

  small {
    color: ${color.muted};
  }
`;

const Title = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const moneyOfTyped = ({ amount, currency }: TypedSum): Money => toMoney(sumOf(amount, currency));

function noteOf({ problem, isMaterial }: RentPreview): string | undefined {
  if (problem === SAME) return texts.same;
  return problem ?? (isMaterial ? texts.material : undefined);
}

function PreviewRow({ row }: { row: RentPreview }) {
  const { listing, before, after, problem } = row;
  const note = noteOf(row);
  const old = <Amount money={moneyOfTyped(before)} />;
  return (
    <li>
      <Title>{listing.title ?? mineTexts.untitled}</Title>
      {problem ? (
        <span>{old}</span>
      ) : (
        <Cluster $gap={2}>
          <del>{old}</del>
          <strong>
            <Amount money={moneyOfTyped(after)} />
          </strong>
        </Cluster>
      )}
      {note && <small>{note}</small>}
    </li>
  );
}

interface PriceDialogProps {
  listings: readonly OwnProperty[];
  onChoose: (rents: NewRent[]) => void;
  onClose: () => void;
}

/** Changes the rents of several listings by a share or a sum, with a preview of each. */
export function PriceDialog({ listings, onChoose, onClose }: PriceDialogProps) {
  const own = useCurrency();
  const [direction, setDirection] = useState('down');
  const [unit, setUnit] = useState<RentChange['unit']>('percent');
  const [text, setText] = useState('');
  const change = readChange(text, unit, direction === 'up');
  const preview = change ? previewRents(listings, change) : [];
  const ready = preview.filter(({ problem }) => !problem);
  const isWrong = text.trim() !== '' && !change;
  const units = ownFirst(own);
  const typedUnit = change?.unit ?? unit;
  return (
    <Dialog
      open
      wide
      title={texts.title(listings.length)}
      onClose={onClose}
      footer={
        <>
          <Button type="button" variant="secondary" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button
            type="button"
            disabled={ready.length === 0}
            onClick={() => onChoose(ready.map(({ listing, after }) => ({ listing, rent: after })))}
          >
            {texts.submit(ready.length)}
          </Button>
        </>
      }
    >
      <Stack $gap={4}>
        <Fields>
          <Segmented
            name="direction"
            label={texts.direction}
            options={[
              { value: 'down', label: texts.down },
              { value: 'up', label: texts.up },
            ]}
            value={direction}
            onChange={(event) => setDirection(event.target.value)}
          />
          <Segmented
            name="unit"
            label={texts.unit}
            options={[
              { value: 'percent', label: '%' },
              ...units.map((value) => ({ value, label: currencies[value] })),
            ]}
            value={unit}
            onChange={(event) => setUnit(event.target.value as RentChange['unit'])}
          />
        </Fields>
        <Field
          label={texts.by}
          hint={texts.rounding(units.map((one) => formatSum(rentStep[one], one)))}
          error={isWrong ? (unit === 'percent' ? texts.wrongPercent : texts.wrongSum) : undefined}
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          suffix={typedUnit === 'percent' ? '%' : currencies[typedUnit]}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        {preview.length > 0 && (
          <section aria-label={texts.preview}>
            <Preview>
              {preview.map((row) => (
                <PreviewRow key={row.listing.id} row={row} />
              ))}
            </Preview>
            {ready.length < preview.length && (
              <Text $size="small" $tone="muted">
                {texts.left(preview.length - ready.length)}
              </Text>
            )}
          </section>
        )}
      </Stack>
    </Dialog>
  );
}
