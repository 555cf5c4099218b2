import { fieldName } from '@pokriv/contracts/listing/listing-field-names';
import { pictureAddress } from '@pokriv/contracts/listing/picture-address';
import type { PropertyImage } from '@pokriv/contracts/listing/property';
import type { NewRemark } from '@pokriv/contracts/listing/remark';
import { REMARK_LENGTH, remarkFields, REMARKS_MAX } from '@pokriv/contracts/listing/remark-places';
import { color, IconButton, radius, space, Stack, Text } from '@pokriv/web-kit/ui';
import { Select, TextArea } from '@pokriv/web-kit/ui/forms';
import { X } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';

import { decidingTexts } from './messages.ts';
import { remarkPlaceName } from './remark-place-name.ts';

const texts = decidingTexts.remarks;

const Thumbs = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(72px, 1fr));
  gap: ${space(2)};
  padding: 0;
  list-style: none;

  button {
    width: 100%;
    aspect-ratio: 3 / 2;
    padding: 0;
    overflow: hidden;
    border: 2px solid ${color.line};
    border-radius: ${radius.control};
    background: ${color.sunken};
    cursor: pointer;
  }

  button[aria-pressed='true'] {
    border-color: ${color.danger};
    box-shadow: 0 0 0 2px ${color.danger};
  }

  img {
    display: block;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

const Written = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;
  gap: ${space(2)};

  textarea {
    min-height: 64px;
  }
`;

const fieldOptions = remarkFields.map((field) => ({ value: field, label: fieldName(field) }));

interface RemarkPickerProps {
  images: readonly PropertyImage[];
  remarks: readonly NewRemark[];
  onChange: (remarks: NewRemark[]) => void;
  errorOf: (index: number) => string | undefined;
}

/** Focuses its text field when added empty. */
function AddedRemark({ isEmpty, children }: { isEmpty: boolean; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const wasEmpty = useRef(isEmpty);
  useEffect(() => {
    if (wasEmpty.current) box.current?.querySelector('textarea')?.focus();
  }, []);
  return <Written ref={box}>{children}</Written>;
}

/** Pins remarks to pictures and fields; the owner sees each remark at its place. */
export function RemarkPicker({ images, remarks, onChange, errorOf }: RemarkPickerProps) {
  const isPinned = (place: string) => remarks.some((remark) => remark.place === place);
  const without = (place: string) => remarks.filter((remark) => remark.place !== place);
  const add = (place: string) => onChange([...remarks, { place, text: '' }]);
  const isFull = remarks.length >= REMARKS_MAX;
  return (
    <Stack as="section" $gap={3} aria-label={texts.title}>
      <Stack $gap={1}>
        <Text as="strong" $size="small">
          {texts.title}
        </Text>
        <Text $size="tiny" $tone="muted">
          {texts.hint}
        </Text>
      </Stack>
      {images.length > 0 && (
        <Thumbs aria-label={texts.pictures}>
          {images.map(({ id }, index) => (
            <li key={id}>
              <button
                type="button"
                aria-pressed={isPinned(id)}
                aria-label={texts.pin(texts.picture(index + 1))}
                disabled={isFull && !isPinned(id)}
                onClick={() => (isPinned(id) ? onChange(without(id)) : add(id))}
              >
                <img src={pictureAddress(id, 320)} alt="" loading="lazy" />
              </button>
            </li>
          ))}
        </Thumbs>
      )}
      <Select
        label={texts.field}
        placeholder={texts.fieldPlaceholder}
        options={fieldOptions.filter(({ value }) => !isPinned(value))}
        value=""
        disabled={isFull}
        onChange={({ target }) => target.value && add(target.value)}
      />
      {remarks.map(({ place, text }, index) => {
        const name = remarkPlaceName(place, images);
        return (
          <AddedRemark key={place} isEmpty={text === ''}>
            <TextArea
              label={name}
              rows={2}
              limit={REMARK_LENGTH.max}
              required
              value={text}
              onChange={({ target }) =>
                onChange(
                  remarks.map((remark) =>
                    remark.place === place ? { ...remark, text: target.value } : remark,
                  ),
                )
              }
              error={errorOf(index)}
            />
            <IconButton label={texts.unpin(name)} onClick={() => onChange(without(place))}>
              <X />
            </IconButton>
          </AddedRemark>
        );
      })}
    </Stack>
  );
}
