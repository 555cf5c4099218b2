import type { PropertyImage } from '@pokriv/contracts/listing/property';
import type { Remark } from '@pokriv/contracts/listing/remark';
import { pictureOf } from '@pokriv/contracts/listing/remark-places';
import { Link } from '@pokriv/web-kit/router';
import { color, font, radius, size, space } from '@pokriv/web-kit/ui';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { Picture } from '../picture/picture.tsx';
import { remarkTexts as texts } from './messages.ts';
import { placeName, placePart } from './remark-place.ts';
import { isMended } from './remarks-of.ts';

const List = styled.ul`
  display: grid;
  gap: ${space(2)};
  padding: 0;
  list-style: none;

  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space(1)} ${space(3)};
  }
`;

const Thumb = styled.span`
  flex: none;
  width: 56px;
  overflow: hidden;
  border-radius: ${radius.control};
`;

const Words = styled.div`
  flex: 1 1 200px;
  min-width: 0;
  overflow-wrap: anywhere;

  a {
    display: inline-flex;
    align-items: center;
    min-height: ${size.target};
    font-weight: ${font.weight.strong};
  }
`;

const Done = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  font-size: ${font.size.small};
  color: ${color.good};

  svg {
    width: 16px;
    height: 16px;
  }
`;

interface RemarkListProps {
  remarks: readonly Remark[];
  images: readonly PropertyImage[];
  /** Form URL; '' inside the form. */
  form: string;
  /** Replaces the mark of a corrected remark. */
  actionOf?: (remark: Remark) => ReactNode;
}

/** Linked to their places in the form. */
export function RemarkList({ remarks, images, form, actionOf }: RemarkListProps) {
  return (
    <List aria-label={texts.title}>
      {remarks.map((remark) => {
        const { place, text } = remark;
        const name = placeName(place, images);
        const image = images.find(({ id }) => id === pictureOf(place));
        return (
          <li key={place}>
            {image && (
              <Thumb>
                <Picture image={image} alt="" sizes="56px" />
              </Thumb>
            )}
            <Words>
              <Link to={`${form}${placePart(place, images)}`}>{name}</Link>: {text}
            </Words>
            {actionOf
              ? actionOf(remark)
              : isMended(remark) && (
                  <Done>
                    <Check aria-hidden />
                    {texts.mended}
                  </Done>
                )}
          </li>
        );
      })}
    </List>
  );
}
