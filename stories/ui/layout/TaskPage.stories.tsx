import type { Meta, StoryObj } from '@storybook/react-vite'
import { MemoryRouter } from 'react-router-dom'
import { screen } from '../../../.storybook/modes'
import { cents } from '../../../src/domain/money'
import { Button } from '../../../src/ui/actions/Button'
import { ButtonAnchor } from '../../../src/ui/actions/ButtonAnchor'
import { IconLink } from '../../../src/ui/actions/IconLink'
import { external, history } from '../../../src/ui/art/icons/icons'
import { TaskPage } from '../../../src/ui/layout/TaskPage'
import { Money } from '../../../src/ui/money/Money'
import { Slip } from '../../../src/ui/money/Slip'
import { SlipLine } from '../../../src/ui/money/SlipLine'
import { SlipTotal } from '../../../src/ui/money/SlipTotal'

const meta = {
  title: 'ui/layout/Task page',
  tags: ['autodocs', 'stable', 'variant'],
  component: TaskPage,
  args: {
    title: 'Deposit',
    note: 'Balance 9,800.00',
    end: <IconLink of={history} label="History" to="/wallets/record" />,
    foot: (
      <>
        <Button size="lg" wide>
          Pay 500.00
        </Button>
        <Button variant="ghost" wide>
          Cancel this order
        </Button>
      </>
    ),
    children: (
      <Slip
        result={
          <SlipTotal label="You get">
            <Money cents={cents(50_000)} />
          </SlipTotal>
        }
      >
        <SlipLine label="You pay">
          <Money cents={cents(50_000)} />
        </SlipLine>
      </Slip>
    ),
  },
  parameters: {
    bare: true,
    router: false,
    guide: {
      use: 'A page for one task, such as a deposit: Back in place of the tab bar, and one primary button at the bottom edge that names the act. A second button is a ghost.',
      avoid:
        'Not for a page to browse (PageColumn), a long text to read (ContentsPage), or a short task that should keep the present page in sight (Sheet).',
    },
  },
  render: (args) => (
    <MemoryRouter>
      <TaskPage {...args} />
    </MemoryRouter>
  ),
} satisfies Meta<typeof TaskPage>

export default meta
type Story = StoryObj<typeof meta>

/** Its button is at the bottom edge; there is no tab bar. */
export const Phone: Story = { parameters: { chromatic: screen } }

/** Its button leads out of the app, to a page of a provider's. */
export const Outward: Story = {
  args: {
    foot: (
      <ButtonAnchor size="lg" wide href="https://pay.example" iconEnd={external}>
        Go to Instant Pay
      </ButtonAnchor>
    ),
  },
}

export const Narrow: Story = { globals: { viewport: { value: 'small' } } }

/** The button names the act and the amount. */
export const Do: Story = {
  args: {
    foot: (
      <Button size="lg" wide>
        Pay 500.00
      </Button>
    ),
  },
}

/** “Continue” does not say that a press pays 500.00; name the act and the amount. */
export const Dont: Story = {
  name: 'Don’t',
  args: {
    foot: (
      <Button size="lg" wide>
        Continue
      </Button>
    ),
  },
}
