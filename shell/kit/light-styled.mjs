import { NOT_BUILT_IN, replaced } from './replace-code.mjs';

/**
 * Puts media queries into their rules. For an inserted `@media` rule Chromium styles the whole page again, for a style
 * rule only what matches it (docs/adr/0080). Older browsers nest no pseudo-elements, and `&` stands for the most
 * specific selector of a list, so these stay.
 */
const nestMedia = (rule) => {
  const media = rule.slice(0, rule.indexOf('{'));
  if (!media.startsWith('@media') || rule.includes('@', 1)) return [rule];
  const inner = rule.slice(media.length + 1, -1).matchAll(/([^{}]+)(\{[^{}]*\})/gu);
  return [...inner].map(([whole, selector, body]) =>
    /::|,/u.test(selector) ? `${media}{${whole}}` : `${selector}{${media}${body}}`,
  );
};

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
  // Prefixes and namespaces; nothing asks for them.
  [/e\.prefix&&c\.push\(o\.prefixer\),/u, ''],
  [/e\.namespace&&\(h=\w+\(h,e\.namespace\)\),/u, ''],
  // The server's style element stays the sheet: for a copy of its rules the browser styles the whole page again.
  [
    /(?<=this\.element=)(\w+\(e,t\)),this\.element\.appendChild\(document\.createTextNode\(""\)\)/u,
    `document.querySelector('style[data-styled=true]')||(t=$1,t.append(""),t)`,
  ],
  [
    /\(e=>\{var t;if\(e\.sheet\)return e\.sheet;.*?throw i\(17\)\}\)\(this\.element\),this\.length=0/u,
    'this.element.sheet,this.length=this.sheet.cssRules.length',
  ],
  // The last rule of a group names it.
  [
    /\{var n;const o=\(null!==\(n=t\.textContent\).*?\.match\((\w+)\);.*?0!==t&&\((\w+)\(n,t\),(\w+)\(.*?s\.push\(n\)\}\}/u,
    `{
      const tag=e.getTag();
      let size=0;
      t.setAttribute("data-styled","active");
      for(const {cssText} of t.sheet.cssRules){
        size++;
        const named=cssText.match($1);
        if(named){
          const [,group,id,names]=named;
          $2(id,+group);
          $3(e,id,names);
          tag.insertRules(+group,[]);
          tag.groupSizes[group]=size;
          size=0
        }
      }
      tag._cGroup=tag._cIndex=0
    }`,
  ],
  [/,(\w+)\.parentNode&&\1\.parentNode\.removeChild\(\1\)(?=\)\}\};let)/u, ''],
  // The sheet as text, which only servers need.
  [/,\w+\(this,\(\)=>\(e=>\{const t=e\.getTag\(\),\{length:n\}=t;.*?return o\}\)\(this\)\)/u, ''],
  [/getGroup\(e\)\{.*?return t\}(?=\})/u, ''],
  [/getRule\(e\)\{const t=this\.sheet\.cssRules\[e\];.*?:""\}/u, ''],
  // Sheets in the shadow DOM, and nonces that another tool names.
  [/(\w+=)e=>\{if\(!e\)return document;if\(\w+\(e\)\)return e;.*?return document\}/u, '$1()=>document'],
  [
    /(function \w+\(\)\{)if\(!1!==\w+\)return \w+;.*?__webpack_nonce__:void 0\}/u,
    `$1return document.querySelector('meta[property="csp-nonce"]')?.nonce}`,
  ],
  [/(?<=rulesheet\(e=>)(\w+)\.push\(e\)/u, `$1.push(...(${nestMedia})(e))`],
];

/**
 * styled-components without the parts that our styles never use (docs/adr/0070).
 * @throws Error naming what the source lacks
 */
export const lighterStyled = (source) =>
  changes.reduce((text, [pattern, put]) => replaced(text, pattern, put), source);
