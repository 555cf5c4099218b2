/**
 * Patterns of known fraud: payment before a viewing, keys by courier, landlord abroad, irreversible transfers. Matched
 * in lower case with any whitespace between words (decisions §5).
 */
const phrases: Readonly<Record<string, RegExp>> = {
  'ключ по куриер': /ключ\p{L}*(?:\s+\S+){0,3}\s+(?:по|с|чрез)\s+куриер/u,
  'в чужбина': /(?:работя|живея|намирам се|в момента съм)\s+(?:\S+\s+){0,2}(?:в|във)\s+чужбина/u,
  'плащане преди оглед':
    /(?:депозит|капаро|наем|превод|плащан\p{L}*|сума\p{L}*)(?:\s+\S+){0,4}\s+преди\s+(?:\S+\s+){0,2}оглед/u,
  'без оглед': /без\s+(?:\S+\s+)?оглед/u,
  'western union': /western\s*union|уестърн\s*юниън/u,
  moneygram: /money\s*gram|мъниграм/u,
  криптовалута: /bitcoin|биткойн|крипто\s*валут|\busdt\b/u,
  'предплатена карта': /paysafe|подаръчн\p{L}*\s+карт/u,
  'плащане през airbnb или booking': /(?:през|чрез|via)\s+(?:airbnb|booking)/u,
  'копие на лична карта': /(?:копие|снимка|сканиран\p{L}*)\s+(?:на|от)\s+(?:\S+\s+)?лич(?:ната|на)\s+карта/u,
  'само по имейл': /(?:контакт|връзка|пишете)(?:\s+\S+){0,2}\s+само\s+(?:на|по)\s+(?:имейл|e-?mail|мейл)/u,
};

/** First match of each phrase; `text` keeps its case. */
export function scamPhrasesIn(text: string): { name: string; text: string }[] {
  const plain = text.toLowerCase();
  return Object.entries(phrases).flatMap(([name, pattern]) => {
    const match = pattern.exec(plain);
    return match ? [{ name, text: text.slice(match.index, match.index + match[0].length) }] : [];
  });
}
