import type { OwnProperty } from '@pokriv/contracts/listing/property';
import { currencies, formatBoth } from '@pokriv/contracts/money';
import { Amount, useCurrency } from '@pokriv/web-kit/price';
import { breakpoint, color, font, layer, radius, shadow, space } from '@pokriv/web-kit/ui';
import { useEffect, useId, useRef } from 'react';
import { styled } from 'styled-components';

import { mineTexts } from '../messages.ts';
import { isOpenToEdits } from '../owner-actions.ts';
import { rentTexts as texts } from './messages.ts';
import { InPlace } from './table-parts.ts';
import { isRentWaiting, useRent } from './use-rent.ts';

/** Ends where the text of the button ends. */
const Fixed = styled.span`
  /* The sums wrap within the padding. */
  display: inline-block;
  padding: 0 calc(${space(1)} + 1px);

  ${breakpoint.tablet} {
    padding-inline: calc(${space(2)} + 1px);
  }
`;

/** On a phone the two sums stand one below the other. */
const Rent = styled.span`
  display: inline-block;
  width: min-content;
  white-space: normal;

  ${breakpoint.tablet} {
    width: auto;
  }
`;

const Editor = styled.span`
  position: relative;
  display: inline-flex;
  align-items: center;
  /* Wider than the focus outline. */
  gap: ${space(2)};

  input {
    width: 88px;
    height: 40px;
    padding: 0 ${space(2)};
    border: 1px solid ${color.control};
    border-radius: ${radius.control};
    /* Smaller text would make iOS zoom in. */
    font-size: 16px;
    text-align: end;
    color: ${color.text};
    background: ${color.surface};
  }

  input[aria-invalid='true'] {
    border-color: ${color.danger};
  }

  strong {
    position: absolute;
    top: calc(100% + ${space(1)});
    right: 0;
    z-index: ${layer.menu};
    width: max-content;
    max-width: 260px;
    padding: ${space(2)} ${space(3)};
    border: 1px solid ${color.danger};
    border-radius: ${radius.control};
    font-size: ${font.size.small};
    font-weight: ${font.weight.regular};
    text-align: start;
    white-space: normal;
    color: ${color.danger};
    background: ${color.lifted};
    box-shadow: ${shadow.lifted};
  }
`;

interface RentCellProps {
  listing: OwnProperty;
  onChanged: (changed: OwnProperty) => Promise<void>;
}

/** The monthly rent in the person's own currency, edited in place: Enter and leaving the field save, Escape reverts. */
export function RentCell({ listing, onChanged }: RentCellProps) {
  const rent = useRent(listing, onChanged);
  const currency = useCurrency();
  const button = useRef<HTMLButtonElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const returns = useRef(false);
  const errorId = useId();
  const title = listing.title ?? mineTexts.untitled;
  const { price, status } = listing;
  const isEditing = rent.text !== undefined;

  useEffect(() => {
    if (isEditing) input.current?.focus();
    else if (returns.current) button.current?.focus();
    returns.current = false;
  }, [isEditing]);

  const shown = price ? (
    <Rent>
      <Amount money={price} />
    </Rent>
  ) : (
    mineTexts.noPrice
  );
  if (!isOpenToEdits(status)) return <Fixed>{shown}</Fixed>;
  const isWaiting = isRentWaiting(listing);
  if (!isEditing) {
    return (
      <InPlace
        ref={button}
        type="button"
        aria-label={price ? texts.change(title, formatBoth(price, currency), isWaiting) : texts.add(title)}
        onClick={rent.edit}
      >
        {shown}
        {isWaiting && <small>{texts.waiting}</small>}
      </InPlace>
    );
  }
  const returnFocus = async () => {
    returns.current = true;
    if (!(await rent.save())) returns.current = false;
  };
  return (
    <Editor>
      <input
        ref={input}
        inputMode="decimal"
        enterKeyHint="done"
        autoComplete="off"
        maxLength={30}
        aria-label={texts.label(title)}
        aria-invalid={rent.problem !== undefined}
        aria-describedby={rent.problem ? errorId : undefined}
        aria-busy={rent.isSaving}
        readOnly={rent.isSaving}
        value={rent.text}
        onFocus={(event) => event.target.select()}
        onChange={(event) => rent.type(event.target.value)}
        onBlur={() => void rent.save()}
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            // a field that closes at once would leave the key to the button that gets the focus, which opens it again
            event.preventDefault();
            void returnFocus();
          }
          if (event.key !== 'Escape') return;
          event.stopPropagation();
          returns.current = true;
          rent.close();
        }}
      />
      <span aria-hidden="true">{currencies[rent.unit]}</span>
      {rent.problem && (
        <strong id={errorId} role="alert">
          {rent.problem}
        </strong>
      )}
    </Editor>
  );
}
