import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRef } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { type Cents, cents } from '../../../src/domain/money'
import { Button } from '../../../src/ui/actions/Button'
import { Card } from '../../../src/ui/data/Card'
import { Progress } from '../../../src/ui/feedback/Progress'
import { BalancePill } from '../../../src/ui/money/BalancePill'
import { CoinFlight } from '../../../src/ui/money/CoinFlight'
import { Money } from '../../../src/ui/money/Money'
import { RollingMoney } from '../../../src/ui/money/RollingMoney'
import { allSix } from '../../support/allSix'
import { Controlled } from '../../support/Controlled'
import { Fill } from '../../support/Fill'
import { Stack } from '../../support/Stack'

const meta = {
  title: 'ui/money/Money',
  tags: ['autodocs', 'stable', 'variant'],
  component: Money,
  subcomponents: { RollingMoney, BalancePill, CoinFlight, Progress },
  parameters: {
    guide: {
      use: 'An amount in a text, a row or a table: exact to the cent, in the player’s format, never wrapped or cut. Take RollingMoney where it changes in view, and BalancePill for the balance in the top bar.',
      avoid:
        'The amount that a view is about is a BigAmount, one to type an AmountField or an AmountHero, and one in points or other prizes an AwardMark or an AwardFigure.',
    },
  },
  args: { cents: cents(1_248_050) },
} satisfies Meta<typeof Money>

export default meta
type Story = StoryObj<typeof meta>

export const Sizes: Story = {
  render: (args) => (
    <Stack>
      <Money {...args} />
      <Money {...args} size="md" coin />
      <Money {...args} size="lg" />
      <Money {...args} size="jackpot" foil />
      <Money cents={cents(-1)} size="md" />
      <Money cents={cents(400)} size="md" signed />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('12,480.50')).toHaveLength(4)
    await expect(canvas.getByText('−0.01')).toBeVisible()
    await expect(canvas.getByText('+4.00')).toBeVisible()
  },
}

export const OtherLocale: Story = {
  args: { locale: 'pt-BR', size: 'lg' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('12.480,50')).toBeVisible()
  },
}

export const Rolling: Story = {
  render: () => (
    <Controlled initial={cents(1_248_050)}>
      {(value, set) => (
        <Stack>
          <RollingMoney cents={value} size="lg" coin data-testid="amount" />
          <Button size="sm" onClick={() => set(cents(value + 8_800))}>
            Win 88.00
          </Button>
        </Stack>
      )}
    </Controlled>
  ),
}

export const RollingTest: Story = {
  ...Rolling,
  tags: ['interaction-test', '!variant'],
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('number-flow')).not.toBeNull())
    await userEvent.click(canvas.getByRole('button'))
    await expect(canvas.getByTestId('amount')).toHaveTextContent(/^12,568\.50$/)
    await expect(canvasElement.querySelector('number-flow')?.closest('[aria-hidden]')).not.toBeNull()
  },
}

/** The balance in the top bar, with a deposit button. */
export const BalanceInBar: Story = {
  render: () => (
    <Stack>
      <BalancePill
        coin={cents(1_248_050)}
        locale="en-US"
        label="Balance"
        deposit={{ to: '/wallets?name=deposit', label: 'Deposit' }}
      />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByTestId('balance')).toHaveTextContent(/^12,480\.50$/)
    await expect(canvas.getByRole('link', { name: 'Deposit' })).toHaveAttribute('href', '/wallets?name=deposit')
  },
}

const CLAIM = cents(200)

/** A balance with a claim that pays into it. */
function Paid({ coin, onClaim }: { coin: Cents; onClaim: () => void }) {
  const balance = useRef<HTMLDivElement>(null)
  return (
    <Stack>
      <BalancePill
        ref={balance}
        coin={coin}
        locale="en-US"
        label="Balance"
        deposit={{ to: '/wallets?name=deposit', label: 'Deposit' }}
      >
        <RollingMoney cents={coin} />
      </BalancePill>
      <CoinFlight payment={coin} to={balance} />
      <Button size="sm" onClick={onClaim}>
        Claim 2.00
      </Button>
    </Stack>
  )
}

/** What was claimed flies to the balance, whose digits roll. */
export const Claimed: Story = {
  render: () => (
    <Controlled initial={cents(1_248_050)}>
      {(coin, set) => <Paid coin={coin} onClaim={() => set(cents(coin + CLAIM))} />}
    </Controlled>
  ),
}

/** Under reduced motion the balance has changed at once, and nothing flies. */
export const ClaimedTest: Story = {
  ...Claimed,
  tags: ['interaction-test', '!variant'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Claim 2.00' }))
    await expect(canvas.getByTestId('balance')).toHaveTextContent(/^12,482\.50$/)
    await expect(document.querySelectorAll('body > img')).toHaveLength(0)
  },
}

export const ProgressBars: Story = {
  render: () => (
    <Fill>
      <Progress label="Nothing yet" value={0} />
      <Progress label="Experience" value={1240} max={2000} valueText="1,240 of 2,000 XP" />
      <Progress label="Done" value={12} max={10} size="sm" />
    </Fill>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Experience' })).toHaveAttribute('aria-valuenow', '62')
    await expect(canvas.getByRole('progressbar', { name: 'Done' })).toHaveAttribute('aria-valuenow', '100')
  },
}

/** Localized digits, always left-to-right and never wrapped. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl', viewport: { value: 'small' } },
  render: () => (
    <Stack>
      <Money cents={cents(-98_765_432_109)} size="lg" coin />
      <Money cents={cents(400)} size="md" signed />
      <Progress label="Experience" value={62} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('−987,654,321.09')).toHaveAttribute('dir', 'ltr')
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

/** Under reduced motion the new amount is shown at once. */
export const RollingReducedMotion: Story = {
  ...Rolling,
}

export const RollingReducedMotionTest: Story = {
  ...RollingReducedMotion,
  tags: ['interaction-test', '!variant'],
  play: async ({ canvas, canvasElement }) => {
    const digits = () => canvasElement.querySelector('number-flow')
    await waitFor(() => expect(digits()).not.toBeNull())
    await userEvent.click(canvas.getByRole('button'))
    await expect(digits()?.getAnimations({ subtree: true })).toEqual([])
  },
}

export const AllSix: Story = {
  ...allSix,
  render: (args) => (
    <Card framed>
      <Fill>
        <Money {...args} coin size="md" />
        <Money {...args} size="jackpot" foil />
        <RollingMoney {...args} size="lg" />
        <Progress label="Nothing yet" value={0} />
        <Progress label="Done" value={100} size="sm" />
        <Progress label="Experience" value={62} />
      </Fill>
    </Card>
  ),
}

/** A change carries its sign, so that it is clear that the amount was added. */
export const Do: Story = {
  args: { cents: cents(1_200), size: 'md', signed: true },
  render: (args) => (
    <p>
      Correction: <Money {...args} />
    </p>
  ),
}

/** Without a sign, nothing says whether the amount was added or taken; set signed for a change. */
export const Dont: Story = { ...Do, name: 'Don’t', args: { cents: cents(1_200), size: 'md' } }
