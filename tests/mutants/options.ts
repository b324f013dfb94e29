import type { Stryker } from '@stryker-mutator/core'
import type { Folder } from './folders'

/** Stryker's options for a folder, except `mutate`. */
export const optionsFor = ({ tests }: Folder, concurrency: number): ConstructorParameters<typeof Stryker>[0] => {
  const name = tests.replace('/', '-')
  return {
    concurrency,
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'tests/mutants/vitest.config.ts', related: false },
    coverageAnalysis: 'perTest',
    // Strings are ids or prose here: an empty id often does not compile, and prose has no tests.
    mutator: { excludedMutations: ['StringLiteral'] },
    // Tables are evaluated once for all tests: each such mutant would need a full run.
    ignoreStatic: true,
    incremental: true,
    incrementalFile: `.cache/mutants/${name}.json`,
    tempDirName: `.cache/mutants/sandbox-${name}`,
    ignorePatterns: ['.cache', 'docs', 'public', 'stories', '.storybook', 'dist*', 'storybook-static', 'tests/visual'],
    // Stryker rewrites the paths in tsconfig by an API that TypeScript 7 lacks; ours stay inside the sandbox.
    tsconfigFile: 'none',
    reporters: ['progress-append-only', 'html'],
    htmlReporter: { fileName: `.cache/mutants/${name}.html` },
    // In addition to four times the unmutated duration, for busy machines.
    timeoutMS: 15_000,
    timeoutFactor: 4,
    dryRunTimeoutMinutes: 20,
    allowConsoleColors: false,
  }
}
