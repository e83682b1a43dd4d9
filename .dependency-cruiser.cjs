/** Which way imports run. Captures keep a room that is not yet written under the same rule. */
const rule = (name, comment, from, to) => ({ name, severity: 'error', comment, from, to });

/** Tests stand beside their file and may look further than it. */
const TEST = '\\.test\\.tsx?$';

module.exports = {
  forbidden: [
    rule(
      'contract-stands-alone',
      'The contract is what both sides say to each other: it imports zod and itself.',
      { path: '^src/contract/', pathNot: TEST },
      { pathNot: ['^src/contract/', '^node_modules/zod/'] },
    ),
    rule(
      'console-never-sees-upstream',
      'The upstream is removable as a whole: talk to it through the contract.',
      { path: '^src/(?!upstream/|simulator/|contract/)', pathNot: TEST },
      { path: '^src/(?:upstream|simulator)/' },
    ),
    rule(
      'upstream-never-sees-console',
      'The upstream answers calls; what shows them is none of its business.',
      { path: '^src/(?:upstream|simulator)/', pathNot: TEST },
      { path: '^(?:src/(?!upstream/|simulator/|contract/)|i18n/)' },
    ),
    rule(
      'product-stands-without-simulator',
      'Only the files that put the upstream together know the simulator; a room is handed what it needs.',
      { path: '^src/upstream/[^/]+/', pathNot: TEST },
      { path: '^src/simulator/' },
    ),
    rule(
      'upstream-features-are-strangers',
      'A feature of the upstream imports core and domain; what two features know of one thing moves to domain.',
      { path: '^src/upstream/(?!core/|domain/|migrations/)([^/]+)/', pathNot: TEST },
      { path: '^src/upstream/(?!core/|domain/)[^/]+/', pathNot: '^src/upstream/$1/' },
    ),
    rule(
      'core-knows-no-feature',
      'Core serves every feature alike; hand it what it needs as an argument.',
      { path: '^src/upstream/core/', pathNot: TEST },
      { path: '^src/upstream/(?!core/|migrations/)' },
    ),
    rule(
      'domain-knows-no-feature',
      'Domain is what several features know of one thing: it stands on core alone.',
      { path: '^src/upstream/domain/', pathNot: TEST },
      { path: '^src/upstream/(?!core/|domain/)' },
    ),
    rule(
      'features-are-strangers',
      'Link by resource name, share through nouns, compose in app.',
      { path: '^src/features/([^/]+)/', pathNot: TEST },
      { path: '^src/features/[^/]+/', pathNot: '^src/features/$1/' },
    ),
    rule(
      'one-door',
      'A feature is entered by its feature.ts.',
      { path: '^src/(?!features/)', pathNot: TEST },
      { path: '^src/features/[^/]+/', pathNot: '^src/features/[^/]+/feature\\.ts$' },
    ),
    rule(
      'features-stay-below-the-roof',
      'Shell and app receive features; a feature knows neither.',
      { path: '^src/(?:features|nouns|resource)/', pathNot: TEST },
      { path: '^src/(?:app|shell)/' },
    ),
    rule(
      'shell-knows-no-feature',
      'The shell receives features as props.',
      { path: '^src/shell/', pathNot: TEST },
      { path: '^src/(?:features|nouns|resource|app)/' },
    ),
    rule(
      'kit-and-map-know-no-contract',
      'Business-free parts take plain props.',
      { path: '^src/(?:kit|map)/', pathNot: TEST },
      { path: '^src/(?:contract|data|nouns|resource|features|shell|app)/' },
    ),
    rule(
      'data-looks-down',
      'The client of the contract knows nothing that is built on it.',
      { path: '^src/data/', pathNot: TEST },
      { path: '^src/(?:kit|map|nouns|resource|features|shell|app)/' },
    ),
    rule(
      'late-stands-alone',
      'Client, kit and map all load code late: what they do it with knows none of them.',
      { path: '^src/late/', pathNot: TEST },
      { path: '^(?:src|i18n)/', pathNot: '^src/late/' },
    ),
    rule(
      'conform-judges-from-outside',
      'The judge of upstreams knows the contract and what the console copes with, and no upstream.',
      { path: '^src/conform/', pathNot: TEST },
      {
        path: '^(?:src|i18n)/',
        pathNot: ['^src/(?:conform|contract)/', '^src/data/(?:lenient|positions/business-status)\\.ts$'],
      },
    ),
    rule(
      'conform-serves-nobody',
      'A command of its own: nothing is built on it.',
      { path: '^src/(?!conform/)', pathNot: TEST },
      { path: '^src/conform/' },
    ),
    rule(
      'second-witness',
      'The old upstream of the tests is written from the specification: it shares no line with what it tests.',
      { path: '^tests/foreign-upstream/.*\\.ts$' },
      { pathNot: '^tests/foreign-upstream/', dependencyTypesNot: ['core'] },
    ),
    rule(
      'catalogues-come-through-app',
      'Only app loads catalogues; their types may pass.',
      { path: '^src/(?!app/)', pathNot: TEST },
      { path: '^i18n/', dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'dialogs-come-from-kit',
      'Compose TitledDialog, ConfirmDialog or DialogForm: margins, focus and moving are settled there.',
      { path: '^src/(?!kit/dialog/)' },
      { path: '(?:^|/)node_modules/@mui/material/(?:esm/)?Dialog(?:Title|Content|Actions)?/' },
    ),
    rule(
      'menus-come-from-kit',
      'Take them from kit/menu: they are fetched after the first page.',
      { path: '^src/(?!kit/menu/)' },
      { path: '(?:^|/)node_modules/@mui/material/(?:esm/)?(?:Drawer|Menu|Popover)/' },
    ),
    rule('no-cycle', 'Two files that need each other are one, or three.', {}, { circular: true }),
    rule(
      'no-unresolved',
      'An import that leads nowhere.',
      {},
      { couldNotResolve: true, pathNot: '^virtual:' },
    ),
    rule(
      'no-barrel',
      'Import the file that has it.',
      { path: '^(?:src|i18n)/' },
      { path: '^src/.*/index\\.tsx?$' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'module', 'node', 'default', 'types'],
    },
  },
};
