import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { cents } from '../../../src/domain/money'
import { Button } from '../../../src/ui/actions/Button'
import { TextLink } from '../../../src/ui/actions/TextLink'
import { Icon } from '../../../src/ui/art/icons/Icon'
import { gift, history, signOut } from '../../../src/ui/art/icons/icons'
import { Badge } from '../../../src/ui/data/Badge'
import { Card } from '../../../src/ui/data/Card'
import { List } from '../../../src/ui/data/List'
import { ListRow } from '../../../src/ui/data/ListRow'
import { SectionHead } from '../../../src/ui/data/SectionHead'
import { Progress } from '../../../src/ui/feedback/Progress'
import { Skeleton } from '../../../src/ui/feedback/Skeleton'
import { Money } from '../../../src/ui/money/Money'
import { allSix } from '../../support/allSix'
import { Fill } from '../../support/Fill'

const meta = {
  title: 'ui/data/Card and list',
  tags: ['autodocs', 'stable', 'variant'],
  component: Card,
  subcomponents: { SectionHead, List, ListRow, TextLink },
  parameters: {
    guide: {
      use: 'Card groups what belongs together; List with ListRow holds rows that lead to a page or show one value. SectionHead names what follows, with a TextLink to all of it at the end of its line.',
      avoid:
        'Do not put a card inside a card, and frame only one card of a page. For columns to compare take Table, for the terms of an offer FactList, for a history that loads as it is read PagedList.',
    },
  },
} satisfies Meta<typeof Card>

export default meta
type Story = StoryObj<typeof meta>

const balance = (framed: boolean) => (
  <Card framed={framed}>
    <p>Balance</p>
    <Money cents={cents(1_248_050)} size="lg" />
    <Progress label="To the next level" value={62} size="sm" />
  </Card>
)

export const Plain: Story = { render: () => balance(false) }

export const Framed: Story = { render: () => balance(true) }

export const Rows: Story = {
  render: () => (
    <>
      <SectionHead
        title="Your account"
        action={
          <TextLink to="/reward/record" chevron>
            History
          </TextLink>
        }
      />
      <List label="Your account">
        <ListRow title="Rewards" text="Two are waiting" dot="2 to claim" start={<Icon of={gift} />} to="/bonus" />
        <ListRow title="Play time today" start={<Icon of={history} />} end="1 h 20 min" />
        <ListRow title="KYC" end={<Badge tone="success">Verified</Badge>} to="/member/profile" />
        <ListRow title="Sign out" start={<Icon of={signOut} />} onClick={() => undefined} />
      </List>
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4)
    await expect(canvas.getByRole('link', { name: /Rewards/ })).toHaveAttribute('href', '/bonus')
    for (const target of [
      canvas.getByRole('link', { name: /Rewards/ }),
      canvas.getByRole('button', { name: 'Sign out' }),
    ]) {
      await expect(target.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    }
  },
}

/** A picture to the edges. */
export const WithoutPadding: Story = {
  render: () => (
    <Card padded={false}>
      <Skeleton blockSize="120px" />
    </Card>
  ),
}

const longRows = (
  <List label="Your account">
    <ListRow
      title="The limit that you have set for deposits of one month"
      text="It can be lowered at once; a higher one holds after seven days in which you can think about it."
      dot="Changed"
      start={<Icon of={history} />}
      end="1,000,000.00"
      to="/member/profile"
    />
    <ListRow title="Sign out" text="On this device" start={<Icon of={signOut} />} onClick={() => undefined} />
  </List>
)

export const LongRows: Story = {
  globals: { viewport: { value: 'small' } },
  render: () => longRows,
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const RowsRightToLeft: Story = {
  globals: { direction: 'rtl' },
  render: () => longRows,
  play: async ({ canvas }) => {
    const row = canvas.getByRole('link')
    const [icon, arrow] = row.querySelectorAll('svg')
    await expect(icon?.getBoundingClientRect().x).toBeGreaterThan(arrow?.getBoundingClientRect().x ?? Infinity)
    await expect(arrow && getComputedStyle(arrow).scale).toBe('-1 1')
  },
}

export const RowFocused: Story = {
  tags: ['flow'],
  render: () => longRows,
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link')).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: /Sign out/ })).toHaveFocus()
  },
}

export const AllSix: Story = {
  ...allSix,
  render: () => (
    <Fill>
      {balance(true)}
      {balance(false)}
      <List>
        <ListRow title="Rewards" text="Two are waiting" dot="2 to claim" start={<Icon of={gift} />} to="/bonus" />
        <ListRow title="Sign-in" end={<Badge tone="accent">Day 4</Badge>} to="/activity/sign-in" />
      </List>
      <Button wide>Claim</Button>
    </Fill>
  ),
}

/** Only the card that matters most on the page is framed. */
export const Do: Story = {
  render: () => (
    <Fill>
      {balance(true)}
      <Card>Play time today: 1 h 20 min</Card>
    </Fill>
  ),
}

/** With every card framed, none stands out; frame the most important one and leave the others plain. */
export const Dont: Story = {
  name: 'Don’t',
  render: () => (
    <Fill>
      {balance(true)}
      <Card framed>Play time today: 1 h 20 min</Card>
    </Fill>
  ),
}
