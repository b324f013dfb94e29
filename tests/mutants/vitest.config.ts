import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Fast files first: most mutants are killed before a slow file starts. */
class FastFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).reverse()
  }
}

// These take minutes and find bugs by chance that a rule's own test should find.
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
    // Without isolation, modules are evaluated once per mutant instead of once per file.
    isolate: false,
    testTimeout: 60_000,
    sequence: { sequencer: FastFirst },
  },
})
