/** Import boundaries between workspaces (docs/adr/0001). `boundaries.test.ts` of infra/checks breaks each rule once. */
const contracts = '^services/contracts/';
const serviceKit = '^services/kit/';
const searchIndex = '^services/search-index/';
const webKit = '^shell/kit/';
const slices = '^mfe-[^/]+/';
/** Files of a front end that run in Node: builds and tests. */
const builtOrTested = '(\\.mjs|\\.test\\.tsx?)$';
const services = '^services/(property|user|moderation|conversations|notifications)/';

/** Page folders that export nothing to other folders. */
const pageFolders = [
  'home|favorites|landlord|search|publish|statistics|promote|listing-link|today|shared-list',
  'become-landlord|contact|help|payment|profile|register|role',
  'audit|contacts|dashboard|listings|properties|reports|role-requests|stats|users',
].join('|');

const never = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

module.exports = {
  forbidden: [
    never(
      'no-cycles',
      'A cycle of files hides the direction of dependencies; types count.',
      {},
      { circular: true },
    ),
    {
      ...never(
        'no-folder-cycles',
        'Sibling folders depend one way; shared code lies below them or is injected from above.',
        {},
        { circular: true },
      ),
      scope: 'folder',
    },
    never(
      'cores-know-no-sibling',
      'Subscribers to changes of a listing or an account are injected by app.ts.',
      {
        path: '^(services/(?:property/src/listings|user/src/accounts))/',
        pathNot: '\\.(test|testing)\\.ts$',
      },
      { path: '^services/(property|user)/src/[^/]+/', pathNot: '^$1/' },
    ),
    never(
      'contracts-stand-alone',
      'Contracts import zod only.',
      { path: contracts, pathNot: '\\.test\\.ts$' },
      { pathNot: [contracts, '^node_modules/zod/'] },
    ),
    never(
      'search-index-stands-alone',
      'The search index is independent of the marketplace: it imports Node only.',
      { path: searchIndex, pathNot: '\\.test\\.ts$' },
      { pathNot: [searchIndex, '^(node:)?timers/promises$'] },
    ),
    never(
      'search-index-tests-know-no-other-workspace',
      'Its tests use data of their own.',
      { path: searchIndex },
      { path: '^(shell|mfe-|bff|services|infra|e2e)/', pathNot: searchIndex },
    ),
    never(
      'property-alone-has-the-search-index',
      'Other services and the front ends search through the property service.',
      { path: '^', pathNot: ['^services/(property|search-index)/', '^infra/bench/'] },
      { path: searchIndex },
    ),
    never(
      'service-kit-knows-contracts-only',
      'The server kit does not import its users.',
      { path: serviceKit },
      {
        path: '^(shell|mfe-|bff|services/(property|user|moderation|conversations|notifications)|infra|e2e)',
        pathNot: serviceKit,
      },
    ),
    never(
      'web-kit-knows-contracts-only',
      'The browser kit imports no shell, slice or server.',
      { path: webKit },
      { path: '^(shell/src|mfe-|bff|services/(?!contracts/)|infra|e2e)' },
    ),
    never(
      'shell-knows-no-slice',
      'The shell loads slices at run time.',
      { path: '^shell/src/' },
      { path: '^(mfe-|bff|services/(?!contracts/)|infra|e2e)' },
    ),
    never(
      'slices-are-apart',
      'A slice never imports another slice, the shell or a server.',
      { path: '^(mfe-[^/]+)/' },
      { path: '^(mfe-|shell/src|bff|services/(?!contracts/)|infra|e2e)', pathNot: '^$1/' },
    ),
    never(
      'services-are-apart',
      'A service never imports another one, the BFF or a front end.',
      { path: '^services/(property|user|moderation|conversations|notifications)/' },
      { path: `${services}|^(shell|mfe-|bff|infra|e2e)`, pathNot: '^services/$1/' },
    ),
    never(
      'bff-is-a-gateway',
      'The BFF reaches services over HTTP only.',
      { path: '^bff/' },
      { path: `${services}|^(shell|mfe-|infra|e2e)` },
    ),
    never(
      'e2e-uses-the-product',
      'Journeys use the product from outside.',
      { path: '^e2e/' },
      { path: `${services}|^(shell/src|${'mfe-'}|bff)` },
    ),
    never(
      'repositories-alone-know-models',
      'In a service only repositories (and migrations, the list of models, tests) open collections.',
      {
        path: services,
        pathNot: [
          '\\.(repository|model|test|testing)\\.ts$',
          '/migrations/',
          '/(main|models)\\.ts$',
          '/testing/',
        ],
      },
      { path: '\\.model\\.ts$', dependencyTypesNot: ['type-only'] },
    ),
    never(
      'routes-are-on-top',
      'Nothing below a route module imports it.',
      { path: services, pathNot: ['/(app|main)\\.ts$', '\\.test\\.ts$'] },
      { path: '\\.routes\\.ts$' },
    ),
    never(
      'page-folders-are-apart',
      'In a slice these page folders are private; code of several pages lives in folders of its own or in those of detail, mine, sign-in, password, verification, guides and legal.',
      { path: '^(mfe-[^/]+)/src/([^/]+)/' },
      { path: `^$1/src/(${pageFolders})/`, pathNot: '^$1/src/$2/' },
    ),
    never(
      'workspaces-use-public-entries',
      'Import another workspace by its name; files outside its package.json exports are private.',
      { path: '^((?:infra|services)/[^/]+|shell/kit|mfe-[^/]+|shell|bff|e2e)/' },
      { path: '^(infra|services|shell|mfe-|bff|e2e)', pathNot: '^$1/', dependencyTypes: ['local'] },
    ),
    never(
      'front-ends-hold-no-node-code',
      'Browsers cannot run it.',
      { path: `${slices}|^shell/`, pathNot: builtOrTested },
      { dependencyTypes: ['core'] },
    ),
    never(
      'front-ends-hold-no-server-code',
      'Browsers cannot run it.',
      { path: `${slices}|^shell/`, pathNot: builtOrTested },
      { path: '(^|node_modules/)(express|mongoose|mongodb|ioredis|bullmq|firebase-admin)(/|$)' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|node_modules/\\.cache)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.browser.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json'],
    },
  },
};
