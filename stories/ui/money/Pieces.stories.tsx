import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { cents, formatCents } from '../../../src/domain/money'
import type { VipTheme } from '../../../src/theme/vip'
import { card, lightning, qr, wallet } from '../../../src/ui/art/icons/icons'
import { FacetSeal } from '../../../src/ui/art/medal/FacetSeal'
import { AmountChips } from '../../../src/ui/money/AmountChips'
import { AmountHero } from '../../../src/ui/money/AmountHero'
import { BigAmount } from '../../../src/ui/money/BigAmount'
import { ChannelTile } from '../../../src/ui/money/ChannelTile'
import { CopyLine } from '../../../src/ui/money/CopyLine'
import { HeroCard } from '../../../src/ui/money/HeroCard'
import { Money } from '../../../src/ui/money/Money'
import { MovementRow } from '../../../src/ui/money/MovementRow'
import { MovementSheet } from '../../../src/ui/money/MovementSheet'
import { OrderSteps } from '../../../src/ui/money/OrderSteps'
import { Slip } from '../../../src/ui/money/Slip'
import { SlipLine } from '../../../src/ui/money/SlipLine'
import { SlipTotal } from '../../../src/ui/money/SlipTotal'
import { SixThemes } from '../../art/support/SixThemes'
import { allSix } from '../../support/allSix'
import { Controlled } from '../../support/Controlled'
import { Fill } from '../../support/Fill'

const meta = {
  title: 'ui/money/Pieces of a money page',
  tags: ['autodocs', 'stable', 'variant'],
  component: AmountHero,
  subcomponents: { AmountChips, BigAmount, ChannelTile, CopyLine, FacetSeal, HeroCard, OrderSteps, Slip, SlipLine },
  parameters: {
    guide: {
      use: 'The parts of a page where money moves: AmountHero with AmountChips for the amount, ChannelTile for the way to pay, Slip for what it comes to, CopyLine for what must be copied, OrderSteps for where an order stands, and MovementRow for an entry of a history.',
      avoid:
        'An amount among other fields is an AmountField, one in a text is Money, a reward is a RewardRow, and the terms of an offer are a FactList.',
    },
  },
} satisfies Meta<typeof AmountHero>

export default meta
type Story = Omit<StoryObj<typeof meta>, 'args'>

const options = [10_000, 20_000, 50_000, 100_000, 500_000, 1_000_000].map((price, place) => ({
  cents: cents(price),
  text: formatCents(cents(price)),
  extra: place > 0 ? `+${formatCents(cents(price / 10))}` : undefined,
}))

const amount = (vip: VipTheme, error?: string) => (
  <Controlled initial="500.00">
    {(value, set) => (
      <AmountHero
        vip={vip}
        label="You pay"
        range="100.00 to 10,000.00"
        value={value}
        onChange={set}
        error={error}
        hint="Your first deposit starts at 1.00."
      >
        <AmountChips
          label="Amounts"
          options={options}
          value={options.find(({ text }) => text === value)?.cents ?? null}
          onSelect={(price) => set(formatCents(price))}
        />
      </AmountHero>
    )}
  </Controlled>
)

const slip = (
  <Slip
    result={
      <SlipTotal label="You get">
        <Money cents={cents(58_500)} />
      </SlipTotal>
    }
    note="Before you withdraw, play 1,350.00."
  >
    <SlipLine label="You pay">
      <Money cents={cents(50_000)} />
    </SlipLine>
    <SlipLine label="Fee">None</SlipLine>
    <SlipLine label="Amount bonus 7%" gain>
      <Money cents={cents(3_500)} signed />
    </SlipLine>
  </Slip>
)

const ways = [
  { id: 'instant', icon: lightning, name: 'Instant Pay', text: '10 s · no fee', badge: 'Last used' },
  { id: 'qr', icon: qr, name: 'QR Pay', text: '1 min · no fee' },
  { id: 'wallet', icon: wallet, name: 'Pebble Wallet', text: '30 s · no fee' },
  { id: 'card', icon: card, name: 'Card', text: 'From 20.00', disabled: true },
]

export const Amount: Story = { render: () => amount(1) }

/** A chip fills the field, and a typed amount that equals a chip selects it. */
export const AmountTest: Story = {
  ...Amount,
  tags: ['interaction-test', '!variant'],
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'You pay' })
    await userEvent.click(canvas.getByRole('radio', { name: /^1,000\.00/ }))
    await expect(field).toHaveValue('1,000.00')
    await userEvent.type(field, '200.00', { initialSelectionStart: 0, initialSelectionEnd: 8 })
    await expect(canvas.getByRole('radio', { name: /^200\.00/ })).toBeChecked()
    await userEvent.clear(field)
    await expect(canvas.queryByRole('radio', { checked: true })).toBeNull()
  },
}

export const AmountRefused: Story = { render: () => amount(3, 'The minimum is 100.00 with Instant Pay.') }

/** Longer amounts are set smaller, never cut. */
export const LongAmounts: Story = {
  globals: { viewport: { value: 'small' } },
  render: () => (
    <HeroCard vip={2} label="Send exactly" aside="Waiting for payment">
      <BigAmount cents={cents(50_000)} locale="en-US" coin />
      <BigAmount cents={cents(2_522_000)} locale="en-US" />
      <BigAmount cents={cents(12_345_678_900)} locale="en-US" />
      <BigAmount cents={cents(0)} locale="en-US" />
    </HeroCard>
  ),
}

export const Receipt: Story = { render: () => slip }

export const Reference: Story = {
  render: () => (
    <Slip result={<CopyLine label="Reference" value="KM 4827 1953" copy={copied} />}>
      <CopyLine label="Bank and account" value="Northbank 0042 7719 3058" copied="004277193058" copy={copied} />
    </Slip>
  ),
}

const copied = fn(() => Promise.resolve())

/** Each value copies by itself, without its spaces. */
export const ReferenceTest: Story = {
  ...Reference,
  tags: ['interaction-test', '!variant'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy Reference' }))
    await expect(copied).toHaveBeenLastCalledWith('KM48271953')
    await expect(await canvas.findByText('Copied', { selector: '[role=status]' })).toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Copy Bank and account' }))
    await expect(copied).toHaveBeenLastCalledWith('004277193058')
  },
}

export const Ways: Story = {
  render: () => (
    <Controlled initial="instant">
      {(value, set) => (
        <Fill>
          {ways.map(({ id, ...way }) => (
            <ChannelTile key={id} {...way} group="ways" checked={id === value} onSelect={() => set(id)} />
          ))}
        </Fill>
      )}
    </Controlled>
  ),
}

export const Steps: Story = {
  render: () => (
    <Fill>
      {[0, 1, 2, 3, 4].map((current) => (
        <OrderSteps
          key={current}
          label={`Step ${current}`}
          steps={['Order', 'Pay', 'Check', 'Balance']}
          current={current}
        />
      ))}
    </Fill>
  ),
}

const movement = {
  id: 'L1042',
  kind: 'safebox.in',
  amount: -12_000,
  balanceAfter: 1_236_050,
  createTime: Date.parse('2026-01-15T12:00:00Z'),
  ref: 'S77',
}

/** A movement of coin in a list; one of an unknown kind is called other. */
export const Movements: Story = {
  render: () => (
    <Fill>
      <MovementRow row={movement} time={<time>12:00 PM</time>} onOpen={fn()} />
      <MovementRow
        row={{ ...movement, kind: 'win', gameName: 'Lantern Dragon', amount: 400 }}
        time={<time>Jan 15</time>}
        onOpen={fn()}
      />
      <MovementRow row={{ ...movement, kind: 'new.kind', amount: 500 }} time={<time>Jan 14</time>} onOpen={fn()} />
    </Fill>
  ),
}

export const MovementDetail: Story = {
  // It would cover the docs page.
  tags: ['!autodocs'],
  render: () => <MovementSheet row={{ ...movement, kind: 'deposit.bonus', amount: 500 }} onClose={fn()} />,
}

export const Seal: Story = { render: () => <SixThemes>{(vip) => <FacetSeal vip={vip} />}</SixThemes> }

export const Heroes: Story = { render: () => <SixThemes>{(vip) => amount(vip)}</SixThemes> }

export const AllSix: Story = {
  ...allSix,
  render: () => (
    <Fill>
      <OrderSteps label="Order" steps={['Order', 'Pay', 'Check', 'Balance']} current={1} />
      <AmountChips label="Amounts" options={options} value={50_000} onSelect={fn()} />
      {slip}
      <Slip result={<CopyLine label="Reference" value="KM 4827 1953" />}>
        <CopyLine label="Account" value="0042 7719 3058" />
      </Slip>
    </Fill>
  ),
}

/** Each step from what is paid to what arrives has a line of its own. */
export const Do: Story = { render: () => slip }

/** The fee is hidden in the note, so the lines do not add up; give it a SlipLine before the total. */
export const Dont: Story = {
  name: 'Don’t',
  render: () => (
    <Slip
      result={
        <SlipTotal label="You get">
          <Money cents={cents(48_500)} />
        </SlipTotal>
      }
      note="A fee of 3% has been taken off."
    >
      <SlipLine label="You pay">
        <Money cents={cents(50_000)} />
      </SlipLine>
    </Slip>
  ),
}
