import { css } from 'styled-components';

export const mapColours = css`
  --map-home: #f7f1e7;
  --map-around: #ebe4d8;
  --map-water: #cfe0e6;
  --map-river: #b4d0da;
  --map-border: #b5a48f;
  --map-province: #dccfbc;
  --map-built: #ebe0d0;
  --map-text: #5c5046;
  --map-text-strong: #2f261f;
  --map-water-text: #4d7483;
  --map-halo: #f7f1e7;

  .dark & {
    --map-home: #26211c;
    --map-around: #1c1815;
    --map-water: #16222a;
    --map-river: #2b4451;
    --map-border: #6b5d4f;
    --map-province: #3a322b;
    --map-built: #332c26;
    --map-text: #b3a595;
    --map-text-strong: #e8ddd0;
    --map-water-text: #7fa3b3;
    --map-halo: #26211c;
  }
`;
