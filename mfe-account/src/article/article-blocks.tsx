import { color, font, Notice, radius, space } from '@pokriv/web-kit/ui';
import { Table } from '@pokriv/web-kit/ui/data';
import { styled } from 'styled-components';

import type { ArticlePicture, Block } from './article.ts';
import { RichText } from './rich-text.tsx';

const Paragraph = styled.p`
  max-width: var(--size-reading);
`;

const Items = styled.ul`
  display: grid;
  gap: ${space(2)};
  max-width: var(--size-reading);
  padding-left: ${space(6)};

  /* Overrides the reset that removes markers from lists with a class. */
  &&& {
    list-style: disc;
  }

  &&&:is(ol) {
    gap: ${space(3)};
    list-style: decimal;
  }

  ::marker {
    color: ${color.accentText};
    font-weight: ${font.weight.strong};
  }
`;

const Narrow = styled.div`
  && tbody th {
    min-width: 96px;
    overflow-wrap: anywhere;
  }
`;

const Figure = styled.figure`
  display: grid;
  gap: ${space(2)};
  margin-block: ${space(2)};

  img {
    width: 100%;
    height: auto;
    border: 1px solid ${color.line};
    border-radius: ${radius.card};
    background: ${color.sunken};
  }

  figcaption {
    font-size: ${font.size.tiny};
    color: ${color.muted};
  }
`;

function Picture({ picture: { caption, alt, ...image } }: { picture: ArticlePicture }) {
  return (
    <Figure>
      <img {...image} alt={alt} loading="lazy" decoding="async" />
      <figcaption>{caption}</figcaption>
    </Figure>
  );
}

function Grid({ caption, columns, rows }: Extract<Block, { rows: unknown }>) {
  return (
    <Narrow>
      <Table caption={caption}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first = '', ...rest]) => (
            <tr key={first}>
              <th scope="row">
                <RichText text={first} />
              </th>
              {rest.map((cell, index) => (
                <td key={columns[index + 1]}>
                  <RichText text={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Narrow>
  );
}

function BlockView({ block }: { block: Block }) {
  if (typeof block === 'string')
    return (
      <Paragraph>
        <RichText text={block} />
      </Paragraph>
    );
  if ('list' in block)
    return (
      <Items as={block.isOrdered ? 'ol' : 'ul'}>
        {block.list.map((item) => (
          <li key={item}>
            <RichText text={item} />
          </li>
        ))}
      </Items>
    );
  if ('rows' in block) return <Grid {...block} />;
  if ('picture' in block) return <Picture picture={block.picture} />;
  return (
    <Notice tone={block.tone}>
      <RichText text={block.note} />
    </Notice>
  );
}

export function ArticleBlocks({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block, index) => <BlockView key={index} block={block} />);
}
