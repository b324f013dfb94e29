/** A part of the product that is not built yet (docs/architecture.md, "What waits"). */
export type Part = 4 | 5 | 6 | 8

/**
 * Code that is ready before its screen, by the part that will use it: a file of `src`, or one export (`file#export`).
 * The list only shrinks; tests of listed rules prove no requirement.
 */
export const waitingCode: Readonly<Record<Part, readonly string[]>> = {
  4: ['src/ui/data/Carousel.tsx', 'src/ui/fields/CodeField.tsx', 'src/ui/fields/SearchField.tsx'],
  5: [
    'src/domain/wallet/depositAmounts.ts',
    'src/domain/wallet/depositChannel.ts',
    'src/domain/money.ts#parseAmount',
    'src/ui/money/CoinMark.tsx',
    'src/ui/money/Money.tsx',
    'src/ui/data/QrCode.tsx',
    'src/ui/money/RollingDigits.tsx',
    'src/ui/money/RollingMoney.tsx',
    'src/ui/fields/Stepper.tsx',
    'src/ui/navigation/Tabs.tsx',
    'src/ui/art/marks/ChannelMark.tsx',
    'src/ui/art/marks/marks.ts',
    'src/ui/fields/AmountField.tsx',
  ],
  6: [
    'src/domain/activity/activityDots.ts',
    'src/domain/vip/vipTiers.ts',
    'src/ui/data/Avatar.tsx',
    'src/ui/data/CalendarStrip.tsx',
    'src/ui/data/Timeline.tsx',
    'src/ui/art/medal/Gem.tsx',
    'src/ui/fields/TextArea.tsx',
  ],
  8: ['src/ui/charts/AreaChart.tsx', 'src/ui/charts/BarChart.tsx', 'src/ui/charts/ChartFrame.tsx'],
}
