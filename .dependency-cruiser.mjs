// The layers of the design, one way only:
//   kernel <- galactica, ccg <- games <- bots <- server;  web draws what the server sends and knows only their types;  cli runs all.

const error = 'error';

/**
 * The packages that one may import besides itself.
 * @param {string} from
 * @param {...string} allowed
 */
function layer(from, ...allowed) {
  return {
    name: `layer-${from}`,
    comment: `${from} may import ${allowed.length === 0 ? 'no other package' : `only ${allowed.join(', ')}`}`,
    severity: error,
    from: { path: `^packages/${from}/` },
    to: { path: '^packages/', pathNot: `^packages/(${[from, ...allowed].join('|')})/` },
  };
}

export default {
  forbidden: [
    layer('kernel'),
    layer('galactica', 'kernel'),
    layer('ccg', 'kernel'),
    layer('games', 'kernel', 'galactica', 'ccg'),
    layer('bots', 'kernel', 'games', 'galactica', 'ccg'),
    layer('server', 'kernel', 'games', 'galactica', 'ccg', 'bots'),
    layer('web', 'kernel', 'games', 'galactica', 'ccg', 'bots', 'server'),
    {
      name: 'web-types-only',
      comment:
        'the browser client holds no rules: of the other packages it may import types, and the words a game is told in, ' +
        'which the terminal says too',
      severity: error,
      from: { path: '^packages/web/src/' },
      to: { path: '^packages/(?!web/|(kernel|galactica|ccg)/src/words/)', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'words-without-rules',
      comment: 'words are loaded by the page: they know the types of the rules and run nothing but words',
      severity: error,
      from: { path: '^packages/(kernel|galactica|ccg)/src/((words|modules/[^/]+/words)/|modules/words\\.ts$)' },
      to: {
        path: '^packages/',
        pathNot: '^packages/[^/]+/src/((words|modules/[^/]+/words)/|modules/words\\.ts$)',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'games-are-guests',
      comment: 'server, command line, shell and table know no game: each registers itself, once on either side',
      severity: error,
      from: { path: '^packages/((server|cli)/src|web/src/(shell|table))/' },
      to: { path: '^packages/(galactica|ccg)/|^packages/web/src/games/' },
    },
    {
      name: 'rules-do-no-io',
      comment: 'kernel and games are pure: no module of Node',
      severity: error,
      from: { path: '^packages/(kernel|galactica|ccg)/src/' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'src-without-tests',
      comment: 'what ships never imports test code (scripted chance lives there)',
      severity: error,
      from: { path: '^packages/[^/]+/src/' },
      to: { path: '^packages/[^/]+/(testing|test)/' },
    },
    {
      name: 'testing-without-tests',
      comment: 'testing/ is a library for tests; it imports none',
      severity: error,
      from: { path: '^packages/[^/]+/testing/' },
      to: { path: '^packages/[^/]+/test/' },
    },
    {
      name: 'packages-by-name',
      comment: 'import another package by its name, not by a path into it',
      severity: error,
      from: { path: '^packages/([^/]+)/' },
      to: { path: '^packages/', pathNot: '^packages/$1/', dependencyTypes: ['local'] },
    },
    {
      name: 'no-circular',
      comment: 'a cycle of imports; types may refer to each other',
      severity: error,
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'core-without-modules',
      comment:
        'core knows no set, objective or option of the rules: they are modules, and it is given what they bring; ' +
        'and no language: it sends phrases',
      severity: error,
      from: { path: '^packages/galactica/src/core/' },
      to: { path: '^packages/galactica/src/', pathNot: '^packages/galactica/src/core/' },
    },
    {
      name: 'rules-without-content',
      comment:
        'rules reach cards through the game, its hooks and windows: content is made of effects, effects of rules',
      severity: error,
      from: { path: '^packages/galactica/src/core/(state|rules|engine|setup)/' },
      to: { path: '^packages/galactica/src/core/(effects|view)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'resolvable',
      comment: 'an import that leads nowhere',
      severity: error,
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    exclude: { path: '/dist/' },
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['ragtag-test', 'import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
    },
  },
};
