/** A folder of rules, its tests, and the share of its declarations mutated without `--all`. */
export interface Folder {
  readonly rules: string
  readonly tests: string
  readonly share: number
}

/** The scored folders. Only the tests of the same folder count: what is found only indirectly counts as missed. */
export const folders: readonly Folder[] = [
  { rules: 'src/domain', tests: 'tests/domain', share: 1 },
  { rules: 'src/api', tests: 'tests/api', share: 1 },
  { rules: 'src/stores', tests: 'tests/stores', share: 0.3 },
  { rules: 'mocks/world', tests: 'tests/world', share: 0.1 },
]

/** Minimum score of each folder, percent. */
export const MIN_SCORE = 85
