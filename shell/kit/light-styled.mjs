import { NOT_BUILT_IN, replaced } from './replace-code.mjs';

/** [pattern, text] of the minified library; names in it change with every release. */
const changes = [
  // A component of each HTML and SVG element: made when it is first named.
  [/(?<=var \w+)=new Set\(\["a",[^\]]*"use"\]\)/u, ''],
  [
    /(\w+)=(\w+);\w+\.forEach\(e=>\{\1\[e\]=\2\(e\)\}\);/u,
    '$1=new Proxy($2,{get:(made,name)=>made[name]??=$2(name)});',
  ],
  // Static members of wrapped components; ours have none.
  [
    /function (\w+)\(e,t,n\)\{if\("string"!=typeof t\)\{const o=\w+\(t\);.*?\}return e\}/u,
    'function $1(e){return e}',
  ],
  // Styles that are written as objects.
  [
    /(function \w+\(e,t\)\{)for\(const n in e\)\{const o=e\[n\];e\.hasOwnProperty\(n\).*?\}\}/u,
    `$1${NOT_BUILT_IN}}`,
  ],
  // Comments and stray braces: stylis reads the comments, and our styles are balanced.
  [/const d=function\(e\)\{const t=-1!==e\.indexOf\("\/\/"\).*?\}\(t\)/u, 'const d=t'],
  // Styles as text nodes; ours are inserted as rules.
  [
    /\(\{useCSSOMInjection:e,target:t,nonce:n\}\)=>e\?(new \w+\(t,n\)):new \w+\(t,n\)/u,
    '({target:t,nonce:n})=>$1',
  ],
];

/**
 * styled-components without what our styles never use (docs/adr/0070).
 * @throws Error naming what the source lacks
 */
export const lighterStyled = (source) =>
  changes.reduce((text, [pattern, put]) => replaced(text, pattern, put), source);
