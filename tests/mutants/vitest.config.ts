import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Cheap files first: most mutants are dead before a dear one starts. */
class CheapFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).reverse()
  }
}

// Storms, whole lives, damaged snapshots, doors and links take minutes, and find by chance what a rule's own test should name.
const long = [
  'backend',
  'badInput',
  'badSnapshot',
  'contractCheck',
  'controls',
  'doors',
  'equivalence',
  'faults',
  'http',
  'jackpotOdds',
  'journal',
  'link',
  'openapi',
  'persistence',
  'personas',
]

export default defineConfig({
  test: {
    environment: 'node',
    include: [`${process.env['KISMARA_MUTANTS_TESTS']}/**/*.test.ts`],
    exclude: ['tests/world/{model,reach}/**', ...long.map((name) => `tests/world/${name}.test.ts`)],
    setupFiles: ['tests/support/guard.ts'],
    // One worker for all the files of a mutant, which evaluates the modules once and not once a file.
    isolate: false,
    testTimeout: 60_000,
    sequence: { sequencer: CheapFirst },
  },
})
