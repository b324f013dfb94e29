/** A part of the product that is not built yet (docs/architecture.md, "What waits"). */
export type Part = 4 | 5 | 6 | 8

/** A rule that no screen calls yet: its file in src/domain, or one export of it, and the part that will call it. */
export interface WaitingRule {
  readonly rule: string
  readonly part: Part
}

/** Rules that are ready before their screen. This list only shrinks; tests of these rules prove no requirement. */
export const waitingRules: readonly WaitingRule[] = [
  { rule: 'src/domain/depositAmounts.ts', part: 5 },
  { rule: 'src/domain/depositChannel.ts', part: 5 },
  { rule: 'src/domain/money.ts#parseAmount', part: 5 },
  { rule: 'src/domain/vipTiers.ts', part: 6 },
  { rule: 'src/domain/activityDots.ts', part: 6 },
]
