import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PROP } from '../../../src/contract/activity/rewards'
import { cents } from '../../../src/domain/money'
import type { VipTheme } from '../../../src/theme/vip'
import { Button } from '../../../src/ui/actions/Button'
import { BigAmount } from '../../../src/ui/money/BigAmount'
import { ArtTile } from '../../../src/ui/rewards/ArtTile'
import { AwardFigure } from '../../../src/ui/rewards/AwardFigure'
import { AwardMark } from '../../../src/ui/rewards/AwardMark'
import { AwardMarks } from '../../../src/ui/rewards/AwardMarks'
import { type Chest, ChestTrack } from '../../../src/ui/rewards/ChestTrack'
import { FactCard } from '../../../src/ui/rewards/FactCard'
import { FactList } from '../../../src/ui/rewards/FactList'
import { RewardHero } from '../../../src/ui/rewards/RewardHero'
import { RewardList } from '../../../src/ui/rewards/RewardList'
import { RewardRow } from '../../../src/ui/rewards/RewardRow'
import { StickyAction } from '../../../src/ui/rewards/StickyAction'
import { SixThemes } from '../../art/support/SixThemes'
import { allSix } from '../../support/allSix'
import { Stack } from '../../support/Stack'

const meta = {
  title: 'ui/rewards/Reward cards',
  tags: ['autodocs', 'stable', 'variant'],
  component: RewardRow,
  subcomponents: {
    RewardHero,
    ArtTile,
    AwardFigure,
    AwardMark,
    AwardMarks,
    FactCard,
    ChestTrack,
    FactList,
    StickyAction,
  },
  parameters: {
    guide: {
      use: 'Rewards and offers: RewardHero for the one sum that a view is about, and a RewardRow in a RewardList for each reward with its state and action. FactCard and FactList give the terms, ChestTrack the prizes on the way, and StickyAction holds the button of the page.',
      avoid:
        'Money that has already moved is a MovementRow, progress without prizes a Progress, and rows that lead to a page are a List with ListRow.',
    },
  },
} satisfies Meta<typeof RewardRow>

export default meta
type Story = Omit<StoryObj<typeof meta>, 'args'>

const hero = (vip: VipTheme) => (
  <RewardHero
    vip={vip}
    art="gift"
    label="Ready to claim"
    amount={<BigAmount cents={cents(26_840)} locale="en-US" />}
    sum="18.00 + 62.40 + 188.00"
    action={<Button>Claim all 3</Button>}
  />
)

const claim = (label: string, busy = false) => (
  <Button variant="soft" size="sm" busy={busy}>
    {label}
  </Button>
)

const rows = (
  <RewardList aria-label="Rewards">
    <RewardRow art="gem" title="Weekly VIP bonus" caption="Until Mar 7" amount="1.00" action={claim('Claim')} />
    <RewardRow art="gem" title="Daily bonus" caption="Until 00:00" amount="1.00" action={claim('Claim', true)} />
    <RewardRow
      art="calendar"
      title="Daily bonus"
      caption="Ends in 00:42:08"
      amount="1.00"
      state="lastHour"
      action={claim('Claim')}
    />
    <RewardRow
      art="gem"
      title="Weekly VIP bonus"
      caption="Not claimed yet"
      amount="1.00"
      state="refused"
      action={claim('Try again')}
    />
    <RewardRow art="gem" title="Weekly VIP bonus" caption="Claimed at 10:04" amount="+1.00" state="claimed" />
    <RewardRow
      art="trophy"
      title="Level-up bonus"
      caption="4,150 XP to VIP 3"
      amount="18.00"
      symbol="coin"
      unit="Coins"
      state="locked"
    />
    <RewardRow art="gift" title="Weekend bonus" caption="Expired Feb 22" amount="2.00" state="over">
      <FactList
        plain
        facts={[
          ['Wagering', '2.00 × 20 = 40.00'],
          ['Highest bet', '5.00 a round'],
        ]}
      />
    </RewardRow>
  </RewardList>
)

export const Heroes: Story = { render: () => <SixThemes>{(vip) => hero(vip)}</SixThemes> }

export const EveryState: Story = {
  render: () => rows,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(7)
  },
}

export const Action: Story = {
  render: () => (
    <Stack>
      <span aria-hidden />
      <FactCard
        facts={[
          ['of deposits', '10%'],
          ['at most', '30.00'],
          ['turnover', '× 3'],
        ]}
      />
      <FactList facts={[['Wagering', '20.00 × 3 = 60.00']]} />
      <StickyAction reason="10.00 more is possible until Sunday 24:00">
        <Button size="lg" wide>
          Claim 20.00
        </Button>
      </StickyAction>
    </Stack>
  ),
}

const chests: readonly Chest[] = [
  { id: 'a', at: 20, state: 'opened', award: '0.50', symbol: 'coin', word: 'opened' },
  { id: 'b', at: 60, state: 'ready', award: '2.00', symbol: 'coin', word: '60 pts' },
  { id: 'c', at: 100, state: 'closed', award: '8.00', symbol: 'coin', word: '100 pts' },
]

/** Each chest at its true place on the bar. */
export const Chests: Story = {
  render: () => <SixThemes>{() => <ChestTrack label="Chests" value={65} chests={chests} />}</SixThemes>,
}

export const AllSix: Story = { ...allSix, render: () => rows }

/** The one of a view, and several of a day. */
export const Awards: Story = {
  render: () => (
    <Stack>
      <AwardFigure award={{ propId: PROP.points, count: 60 }} names={undefined} />
      <AwardMarks
        awards={[
          { symbol: 'coin', name: 'Coins', short: '0.20' },
          { symbol: 'star', name: 'Points', short: '20' },
        ]}
      />
    </Stack>
  ),
}

const locked = (caption: string) => (
  <RewardList aria-label="Rewards">
    <RewardRow art="trophy" title="Level-up bonus" caption={caption} amount="18.00" state="locked" />
  </RewardList>
)

/** The caption says what is still missing. */
export const Do: Story = { render: () => locked('4,150 XP to VIP 3') }

/** “Locked” does not say how to unlock it; write what is still missing. */
export const Dont: Story = { name: 'Don’t', render: () => locked('Locked') }
