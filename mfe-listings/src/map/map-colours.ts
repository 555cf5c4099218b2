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
  --map-water-text: #34616f;
  --map-halo: #f7f1e7;
  --map-cell: #d5c7b2;
  --map-green: #d3e2c3;
  --map-green-text: #3f6130;
  --map-stream: #9cc4d3;
  --map-road: #fffdf9;
  --map-road-edge: #cbbba4;
  --map-road-text: #66584b;
  --map-station-text: #2f4a6d;
  --map-metro-m1: #cf2730;
  --map-metro-m2: #1b69b6;
  --map-metro-m3: #2b7f3a;
  --map-metro-m4: #9c6c00;

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
    --map-water-text: #8fb4c4;
    --map-halo: #26211c;
    --map-cell: #4d443b;
    --map-green: #2b3a26;
    --map-green-text: #a3c68d;
    --map-stream: #3d6476;
    --map-road: #5d5247;
    --map-road-edge: #231e1a;
    --map-road-text: #c4b7a8;
    --map-station-text: #b3cdf0;
    --map-metro-m1: #f0635f;
    --map-metro-m2: #62a6ee;
    --map-metro-m3: #5cbf6e;
    --map-metro-m4: #e6c02e;
  }
`;
