const read = 'Read CONTRIBUTING.md, "Who may import whom".';

/** A wall around one floor: from there, of our own sources only the named paths may be imported. */
const wall = (name, floor, allowed, sentence) => ({
  name,
  severity: 'error',
  comment: `${sentence} ${read}`,
  from: { path: `^src/${floor}/` },
  to: { path: '^src/', pathNot: [floor, ...allowed].map((path) => `^src/${path}/`) },
});

const tests = '\\.test\\.tsx?$';
const heavy = '^node_modules/(@mui|@emotion|react-admin|ra-)';

module.exports = {
  forbidden: [
    {
      name: 'no-circles',
      severity: 'error',
      comment: `Two files that need each other share a third one that has not been found yet. ${read}`,
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-unresolved',
      severity: 'error',
      comment: `This import leads nowhere. ${read}`,
      from: {},
      to: { couldNotResolve: true },
    },
    wall('domain-stands-alone', 'domain', [], 'The domain is the ground floor: it imports nothing of ours.'),
    {
      name: 'domain-needs-only-yup',
      severity: 'error',
      comment: `The domain runs anywhere: no React, no Node, no package but yup. ${read}`,
      from: { path: '^src/domain/', pathNot: tests },
      to: { pathNot: '^(src/|node_modules/yup/)' },
    },
    wall('server-on-domain', 'server', ['domain'], 'The server knows the domain and nothing of the browser.'),
    wall('plain-on-domain', 'ui/plain', ['domain'], 'Plain leaves take props: they import the domain only.'),
    wall('providers-on-domain', 'providers', ['domain'], 'Providers talk to the server: they import the domain only.'),
    wall(
      'console-blocks-below-resources',
      'ui/console',
      ['ui/plain', 'providers', 'domain'],
      'A building block of the console knows no resource and no page.',
    ),
    wall(
      'resources-below-admin',
      'resources',
      ['ui', 'providers', 'domain'],
      'A resource knows no page and no server.',
    ),
    {
      name: 'resources-apart',
      severity: 'error',
      comment: `A resource never imports another: use a react-admin reference by name, or lift the leaf into ui. ${read}`,
      from: { path: '^src/resources/([^/]+)/' },
      to: { path: '^src/resources/', pathNot: '^src/resources/$1/' },
    },
    wall(
      'admin-on-top',
      'admin',
      ['resources', 'providers', 'ui', 'domain', 'public/sections'],
      'The console imports resources, providers, ui, domain, and the public sections it previews.',
    ),
    {
      name: 'public-stays-small',
      severity: 'error',
      comment: `The public site imports plain leaves, the domain, and providers that need no react-admin. ${read}`,
      from: { path: '^src/public/' },
      to: { path: '^src/', pathNot: '^src/(public/|ui/plain/|domain/|providers/(http|session|cart)\\.ts$)' },
    },
    {
      name: 'plain-without-frameworks',
      severity: 'error',
      comment: `Whatever the public site loads is plain React: no MUI, no react-admin. ${read}`,
      from: { path: '^src/(public/|ui/plain/|providers/(http|session|cart)\\.ts$)' },
      to: { path: heavy },
    },
    {
      name: 'server-floors',
      severity: 'error',
      comment: `db, http and adapters carry the modules, so they never import one. ${read}`,
      from: { path: '^src/server/(db|http|adapters)/' },
      to: { path: '^src/server/[^/]+/', pathNot: '^src/server/(db|http|adapters|jobs)/' },
    },
    {
      name: 'routes-are-private',
      severity: 'error',
      comment: `A module calls another's queries and verbs, never its routes; app.ts alone puts routes together. ${read}`,
      from: { path: '^src/server/([^/]+)/' },
      to: { path: '^src/server/[^/]+/routes(/|\\.ts$)', pathNot: '^src/server/$1/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default', 'require'] },
  },
};
