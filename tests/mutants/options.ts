import type { Stryker } from '@stryker-mutator/core'
import type { Folder } from './folders'

/** What Stryker is told for a folder, apart from what it shall mutate. */
export const optionsFor = ({ tests }: Folder, concurrency: number): ConstructorParameters<typeof Stryker>[0] => {
  const name = tests.replace('/', '-')
  return {
    concurrency,
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'tests/mutants/vitest.config.ts', related: false },
    coverageAnalysis: 'perTest',
    // Strings are ids and prose here: an empty id does not compile where its type is a union, and prose is nobody's rule.
    mutator: { excludedMutations: ['StringLiteral'] },
    // Tables are evaluated once for all tests: each such mutant would cost a run of everything.
    ignoreStatic: true,
    incremental: true,
    incrementalFile: `.cache/mutants/${name}.json`,
    tempDirName: `.cache/mutants/sandbox-${name}`,
    ignorePatterns: ['.cache', 'docs', 'public', 'stories', '.storybook', 'dist*', 'storybook-static', 'tests/visual'],
    // Stryker rewrites this file's paths by an API that TypeScript 7 does not have; none of ours leaves the sandbox.
    tsconfigFile: 'none',
    reporters: ['progress-append-only', 'html'],
    htmlReporter: { fileName: `.cache/mutants/${name}.html` },
    // On top of four times what the tests took unchanged: a busy machine is slow, not wrong.
    timeoutMS: 15_000,
    timeoutFactor: 4,
    dryRunTimeoutMinutes: 20,
    allowConsoleColors: false,
  }
}
