import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { type LabSource, storybookSource } from './source'
import { ThemeLab } from './ThemeLab'

const meta = {
  title: 'lab/Theme lab',
  component: ThemeLab,
  globals: { viewport: { value: 'gallery' } },
  parameters: { bare: true, controls: { include: ['story', 'level'] } },
  args: { source: storybookSource, story: 'home-lobby--regular', level: 2, globals: {} },
  render: (args, { globals }) => <ThemeLab {...args} globals={globals} key={`${args.story} ${args.level}`} />,
} satisfies Meta<typeof ThemeLab>

export default meta
type Story = StoryObj<typeof meta>

/** Choose a story; press, scroll and type in any frame and the others follow. */
export const Lab: Story = {
  // Its frames are pages of this Storybook, tested with the built Storybook.
  tags: ['!test'],
}

const page = (words: string) => `<!doctype html><html lang="en"><title>${words}</title><h1>${words}</h1></html>`

const plain: LabSource = {
  list: async () => [
    { id: 'a', title: 'home/Lobby', name: 'Regular' },
    { id: 'b', title: 'ui/actions/Button', name: 'Primary' },
  ],
  page: (id, vip) => ({ srcDoc: page(`${id} in ${vip}`) }),
}

const wordsIn = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('iframe')].map((frame) => frame.contentDocument?.querySelector('h1')?.textContent)

/** The controls alone, with plain pages. */
export const ControlsOnly: Story = {
  tags: ['interaction-test'],
  args: { source: plain, story: 'a', level: 8 },
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    const six = (id: string) => [1, 2, 3, 4, 5, 6].map((vip) => `${id} in ${vip}`)
    await step('six pages of one story', async () => {
      await waitFor(() => expect(wordsIn(canvasElement)).toEqual(six('a')))
    })
    await step('a level leads to its theme', async () => {
      await expect(canvas.getByRole('status')).toHaveTextContent('Level 8 (Solstice) → showType 3 → theme Solstice')
      await userEvent.selectOptions(canvas.getByLabelText('VIP level'), '15')
      await expect(canvas.getByRole('status')).toHaveTextContent('Level 15 (Opal) → showType 6 → theme Opal')
    })
    await step('a single theme', async () => {
      await userEvent.click(canvas.getByRole('switch', { name: 'This level only' }))
      await waitFor(() => expect(wordsIn(canvasElement)).toEqual(['a in 6']))
      await userEvent.click(canvas.getByRole('switch', { name: 'This level only' }))
    })
    await step('another story', async () => {
      await userEvent.selectOptions(canvas.getByLabelText('Story'), 'b')
      await waitFor(() => expect(wordsIn(canvasElement)).toEqual(six('b')))
    })
  },
}
