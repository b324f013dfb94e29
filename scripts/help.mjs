/**
 * What `npm run NAME -- --help` prints, for programs that do not do it themselves.
 * @type {Readonly<Record<string, string>>}
 */
const texts = {
  start: `npm start [-- --host]
Installs and builds what is missing, and serves the demo at http://localhost:4173.

  --host     also to phones on the same network
  PORT=5000  before it: another port`,
  test: `npm test [-- FILE …]
The gate: types, lint, rules, world, stories, and pages in a real browser. With files, only their tests.`,
  'test:near': `npm run test:near
Rules and stories that a change since main can reach; it says what it left out.`,
  'test:full': `npm run test:full [-- FILE …]
Everything: the gate, and what is wide or slow. With files, only their tests.`,
  visual: `npm run visual [-- FILE …]
Compares pictures with the baselines in tests/visual/__screenshots__; differences go to tests/visual/.diff.`,
  'visual:update': `npm run visual:update
Accepts the pictures as they are now, removes baselines without a story, and lists what changed.`,
  'stories:update': `npm run stories:update [-- FILE …]
Accepts what the stories of the gate say now, as texts beside them.`,
  preview: `npm run preview [-- --dir dist] [--port 4173] [--host]
Serves a build.

  --dir   its folder
  --port  0 for any free one
  --host  also to phones on the same network`,
  screenshots: `npm run screenshots
Takes the screenshots that the manifest shows before an installation, into public/screenshots.`,
  size: `npm run size [-- --json FILE]
Sizes of the build beside their budgets: the first load by package, each page as a start, and all of it.`,
  check: `npm run check
Types, lint, structure and unused code, side by side.`,
  'config:check': `npm run config:check -- FOLDER
Whether the configuration of a built folder (dist) is right.`,
  tokens: `npm run tokens
Writes the design tokens anew, into docs/tokens.`,
  catalogue: `npm run catalogue
Writes docs/generated anew from the code.`,
  perf: `npm run perf [-- --runs 5] [--only lighthouse,routes] [--json FILE] [--film DIR [--beside FOLDER]]
Measures speed, frames and memory as ratios to figures of the same run.`,
  'perf:world': `npm run perf:world [-- --json FILE]
Measures the simulated world: processor time, memory, and its share of a page.`,
  mutants: `npm run mutants [-- --all | --share 0.5] [--fresh] [--concurrency 2] [FILE or FOLDER …]
Changes rules one by one and looks whether a test notices.

  --all    every change, not a sample
  --share  of the changes
  --fresh  forgets earlier results`,
  'world:audit': `npm run world:audit [-- --seeds 20] [--at INSTANT] [--snapshot FILE | --base-url URL] [--json FILE]
Whether every persona's numbers agree and no offer pays off against the house, over seeds, a snapshot or a server.`,
  'world:replay': `npm run world:replay -- --walk=newcomer --seed=1 [--path=0:1 --commands=AAA:B | --walks=100]
Repeats a walk that broke an invariant.`,
  'world:month': `npm run world:month [-- --base-url URL]
Plays through a month of a player over HTTP and shows that the ledger adds up.`,
  'api:check': `npm run api:check
Reads the API as other teams do: two linters, a typed client, and a session on the simulated world.`,
}

// npm tells the script's name.
const text = texts[process.env['npm_lifecycle_event'] ?? '']
if (text !== undefined && process.argv.includes('--help')) {
  console.log(text)
  process.exit(0)
}
