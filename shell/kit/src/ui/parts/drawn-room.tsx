export function DrawnRoom({ hue }: { hue: number }) {
  const ink = (share: number, light: number) => `hsl(${hue} ${share}% ${light}%)`;
  return (
    <svg viewBox="0 0 400 300" width="100%" role="img" aria-label="Дневна">
      <rect width="400" height="300" fill={ink(32, 84)} />
      <rect y="214" width="400" height="86" fill={ink(30, 62)} />
      <rect x="44" y="40" width="118" height="130" rx="4" fill={ink(55, 95)} />
      <path d="M103 40v130M44 104h118" stroke={ink(30, 74)} strokeWidth="5" />
      <path d="M44 170 162 52v118z" fill={ink(60, 90)} opacity=".7" />
      <rect x="212" y="62" width="70" height="54" rx="2" fill={ink(38, 52)} />
      <circle cx="247" cy="86" r="15" fill={ink(60, 78)} />
      <rect x="172" y="166" width="178" height="52" rx="14" fill={ink(36, 42)} />
      <rect x="160" y="190" width="202" height="50" rx="14" fill={ink(38, 48)} />
      <rect x="196" y="172" width="46" height="40" rx="9" fill={ink(58, 72)} />
      <path d="M92 262h96M104 262v26M176 262v26" stroke={ink(34, 28)} strokeWidth="8" strokeLinecap="round" />
      <path
        d="M352 210c-4-40 8-62 26-84M358 206c-18-26-22-44-18-66"
        stroke="#4d7a55"
        strokeWidth="9"
        fill="none"
      />
      <rect x="338" y="204" width="36" height="34" rx="5" fill={ink(48, 36)} />
    </svg>
  );
}
