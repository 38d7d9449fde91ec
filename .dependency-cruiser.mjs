// The layers of the design, one way only:
//   kernel <- galactica, ccg <- bots <- server;  web draws what the server sends and knows only their types;  cli runs all.

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
    layer('bots', 'kernel', 'galactica', 'ccg'),
    layer('server', 'kernel', 'galactica', 'ccg', 'bots'),
    layer('web', 'kernel', 'galactica', 'ccg', 'bots', 'server'),
    {
      name: 'web-types-only',
      comment: 'the browser client holds no rules: it may import types of the other packages, nothing that runs',
      severity: error,
      from: { path: '^packages/web/src/' },
      to: { path: '^packages/(?!web/)', dependencyTypesNot: ['type-only'] },
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
      comment: 'a cycle of imports; types may refer to each other, and chapters of the rulebook do',
      severity: error,
      from: { pathNot: '^packages/galactica/src/(rules|setup)/' },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'rules-without-content',
      comment:
        'rules reach cards through the game, its hooks and windows: content is made of effects, effects of rules',
      severity: error,
      from: { path: '^packages/galactica/src/(state|rules|setup)/' },
      to: { path: '^packages/galactica/src/(effects|content|view)/', dependencyTypesNot: ['type-only'] },
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
