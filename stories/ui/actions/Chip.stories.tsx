import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Chip } from '../../../src/ui/actions/Chip'
import { ChipLink } from '../../../src/ui/actions/ChipLink'
import { ChipRow } from '../../../src/ui/actions/ChipRow'
import { Art } from '../../../src/ui/art/Art'
import { dice } from '../../../src/ui/art/icons/icons'
import { allSix } from '../../support/allSix'

const meta = {
  title: 'ui/actions/Chip',
  tags: ['autodocs', 'stable', 'variant'],
  component: Chip,
  subcomponents: { ChipLink, ChipRow },
  parameters: {
    guide: {
      use: 'A small choice in a ChipRow, such as a game type, a filter or a preset amount. Set selected for a choice, leave it out for a plain action, and take ChipLink where each one opens its own page.',
      avoid:
        'Not for the main action of a page (Button), for two to four options of a form (SegmentedControl), or for a status that cannot be pressed (Badge).',
    },
  },
  args: { children: 'Slots', onClick: fn() },
} satisfies Meta<typeof Chip>

export default meta
type Story = StoryObj<typeof meta>

export const Off: Story = {
  args: { selected: false },
}

export const OffTest: Story = {
  ...Off,
  tags: ['interaction-test', '!variant'],
  play: async ({ args, canvas }) => {
    const chip = canvas.getByRole('button', { name: 'Slots', pressed: false })
    await userEvent.click(chip)
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}

export const On: Story = { args: { selected: true, icon: dice } }

export const Row: Story = {
  render: (args) => (
    <ChipRow label="Game types">
      <Chip {...args} selected art={<Art name="slotMachine" size={22} />}>
        Slots
      </Chip>
      {['Fishing', 'Crash', 'Table', 'Live', 'Arcade'].map((name) => (
        <Chip key={name} {...args} selected={false}>
          {name}
        </Chip>
      ))}
    </ChipRow>
  ),
}

export const RowTest: Story = {
  ...Row,
  tags: ['interaction-test', '!variant'],
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Arcade' }).focus()
    const { right } = canvas.getByRole('button', { name: 'Arcade' }).getBoundingClientRect()
    await expect(right).toBeLessThanOrEqual(window.innerWidth)
  },
}

/** A selected chip out of sight scrolls the row, never the page. */
export const SelectedTest: Story = {
  tags: ['interaction-test', '!variant'],
  render: (args) => (
    <div style={{ paddingBlockStart: '120vh' }}>
      <ChipRow label="Game types">
        {['Slots', 'Fishing', 'Crash', 'Table', 'Live', 'Arcade', 'Sports', 'Bingo'].map((name) => (
          <Chip key={name} {...args} selected={name === 'Bingo'}>
            {name}
          </Chip>
        ))}
      </ChipRow>
    </div>
  ),
  play: async ({ canvas }) => {
    const end = () => canvas.getByRole('button', { name: 'Bingo' }).getBoundingClientRect().right
    await waitFor(() => expect(end()).toBeLessThanOrEqual(window.innerWidth))
    await expect(document.scrollingElement?.scrollTop).toBe(0)
  },
}

export const Focused: Story = {
  tags: ['flow'],
  args: { selected: true },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Slots', pressed: true })).toHaveFocus()
  },
}

/** A plain action without a pressed state. */
export const ActionChip: Story = {
  args: { children: '+ 100.00' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '+ 100.00' })).not.toHaveAttribute('aria-pressed')
  },
}

export const RowRightToLeft: Story = {
  ...Row,
  globals: { direction: 'rtl' },
}

export const RowRightToLeftTest: Story = {
  ...RowRightToLeft,
  tags: ['interaction-test', '!variant'],
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Arcade' }).focus()
    await expect(canvas.getByRole('button', { name: 'Arcade' }).getBoundingClientRect().left).toBeGreaterThanOrEqual(0)
  },
}

export const AllSix: Story = {
  ...allSix,
  render: (args) => (
    <ChipRow label="Game types">
      <Chip {...args} selected>
        On
      </Chip>
      <Chip {...args} selected={false}>
        Off
      </Chip>
    </ChipRow>
  ),
}

/** Pages: the present one is marked. */
export const Links: Story = {
  render: () => (
    <ChipRow label="Pages">
      <ChipLink to="/">
        Rewards <b>3</b>
      </ChipLink>
      <ChipLink to="/bonus/tasks">
        Tasks <b>2</b>
      </ChipLink>
    </ChipRow>
  ),
}

/** Short names of the same kind, of which exactly one is selected. */
export const Do: Story = {
  render: (args) => (
    <ChipRow label="Game types">
      {['Slots', 'Fishing', 'Crash', 'Live'].map((name) => (
        <Chip key={name} {...args} selected={name === 'Slots'}>
          {name}
        </Chip>
      ))}
    </ChipRow>
  ),
}

/** “Deposit” looks like one more game type; keep the row to filters, and make the action a Button outside it. */
export const Dont: Story = {
  name: 'Don’t',
  render: (args) => (
    <ChipRow label="Game types">
      <Chip {...args} selected>
        Slots
      </Chip>
      <Chip {...args} selected={false}>
        Crash
      </Chip>
      <Chip {...args}>Deposit</Chip>
    </ChipRow>
  ),
}
