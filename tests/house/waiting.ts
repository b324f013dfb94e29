/** A part of the product that is not built yet (docs/architecture.md, "What waits"). */
export type Part = 4 | 5 | 6 | 8

/**
 * What is ready before its screen, by the part that will use it: a file of src, or one export of it (`file#export`).
 * This list only shrinks; tests of a rule that waits prove no requirement.
 */
export const waitingCode: Readonly<Record<Part, readonly string[]>> = {
  4: ['src/ui/Carousel.tsx', 'src/ui/fields/CodeField.tsx', 'src/ui/fields/SearchField.tsx'],
  5: [
    'src/domain/depositAmounts.ts',
    'src/domain/depositChannel.ts',
    'src/domain/money.ts#parseAmount',
    'src/ui/CoinMark.tsx',
    'src/ui/Money.tsx',
    'src/ui/QrCode.tsx',
    'src/ui/RollingDigits.tsx',
    'src/ui/RollingMoney.tsx',
    'src/ui/Stepper.tsx',
    'src/ui/Tabs.tsx',
    'src/ui/art/marks/ChannelMark.tsx',
    'src/ui/art/marks/marks.ts',
    'src/ui/fields/AmountField.tsx',
  ],
  6: [
    'src/domain/activityDots.ts',
    'src/domain/vipTiers.ts',
    'src/ui/Avatar.tsx',
    'src/ui/CalendarStrip.tsx',
    'src/ui/Timeline.tsx',
    'src/ui/art/medal/Gem.tsx',
    'src/ui/fields/TextArea.tsx',
  ],
  8: ['src/ui/chart/AreaChart.tsx', 'src/ui/chart/BarChart.tsx', 'src/ui/chart/ChartFrame.tsx'],
}
