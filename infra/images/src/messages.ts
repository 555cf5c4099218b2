export const messages = {
  noBuildah:
    'Няма buildah. Инсталирайте го (Debian, Ubuntu: apt-get install buildah; Fedora: dnf install buildah) или, където има Docker: docker build -f infra/images/Dockerfile -t pokriv .',
  building: (tag: string) => `Правя образа ${tag}; първия път отнема няколко минути`,
  step: (step: string, seconds: number) => `  ${step} (${seconds} с)`,
  failed: (log: string) => `Образът не стана. Вижте ${log}`,
  built: (tag: string, seconds: number) => `✔ ${tag} (${seconds} с)`,
  facts: (digest: string, megabytes: string, megabytesOnDisk: string) =>
    `  ${digest}\n  ${megabytes} MB за теглене, ${megabytesOnDisk} MB на диска`,
  papers: (folder: string) => `  Образът и списъкът на частите му: ${folder}`,
  again: 'Правя го още веднъж, за да сравня',
  same: '✔ Същите източници дават същия образ',
  differs: (first: string, second: string) => `Вторият образ е друг: ${first}, ${second}`,
  brokenRules: (rules: readonly string[]) =>
    `Образът не спазва правилата:\n${rules.map((rule) => `  ${rule}`).join('\n')}`,
  tooLarge: (megabytes: string, limit: number) => `${megabytes} MB за теглене, позволени са ${limit}`,
  setuid: (path: string) => `${path}: setuid или setgid`,
  shell: (path: string) => `${path}: обвивка`,
  wrongOwner: (path: string, owner: string) => `${path}: собственик ${owner}`,
};
