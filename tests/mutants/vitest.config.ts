import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Fast files first: most mutants are killed before a slow file starts. */
class FastFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).reverse()
  }
}

// These take minutes, and find by chance what a rule's own test should name.
const slow = [
  'tests/world/{model,reach}/**',
  'tests/world/core/{badInput,personas}.test.ts',
  'tests/world/jackpot/jackpotOdds.test.ts',
]

export default defineConfig({
  test: {
    environment: 'node',
    include: [`${process.env['KISMARA_MUTANTS_TESTS']}/**/*.test.ts`],
    exclude: slow,
    setupFiles: ['tests/support/guard.ts'],
    // One worker for all the files of a mutant, which evaluates the modules once and not once a file.
    isolate: false,
    testTimeout: 60_000,
    sequence: { sequencer: FastFirst },
  },
})
