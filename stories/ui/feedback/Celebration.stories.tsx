import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { Button } from '../../../src/ui/actions/Button'
import { Confetti } from '../../../src/ui/feedback/Confetti'
import { createSound } from '../../../src/ui/feedback/sound'
import { Switch } from '../../../src/ui/fields/Switch'
import { allSix } from '../../support/allSix'
import { Controlled } from '../../support/Controlled'
import { Line } from '../../support/Line'
import { Stack } from '../../support/Stack'

const celebration = (
  <Controlled initial={0}>
    {(fire, set) => (
      <>
        <Button onClick={() => set(fire + 1)}>Celebrate</Button>
        <Confetti wave="burst" fire={fire} />
      </>
    )}
  </Controlled>
)

const meta = {
  title: 'ui/feedback/Confetti and sound',
  tags: ['autodocs'],
  component: Confetti,
  args: { wave: 'burst', fire: 0 },
  render: () => celebration,
} satisfies Meta<typeof Confetti>

export default meta
type Story = StoryObj<typeof meta>

export const ConfettiBurst: Story = {
  tags: ['flow'],
  globals: { motion: 'full' },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Celebrate' }))
    const paper = canvasElement.querySelector('canvas')
    const thrown = () => paper?.getContext('2d')?.getImageData(0, 0, paper.width, paper.height).data.some(Boolean)
    await waitFor(() => expect(thrown()).toBe(true))
  },
}

export const ReducedMotion: Story = {
  tags: ['flow'],
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Celebrate' }))
    const paper = canvasElement.querySelector('canvas')
    await expect(paper?.getContext('2d')?.getImageData(0, 0, paper.width, paper.height).data.some(Boolean)).toBe(false)
  },
}

const sound = createSound()

const sounds = (
  <Controlled initial={sound.enabled}>
    {(on, set) => (
      <Stack>
        <Switch
          label="Sound"
          checked={on}
          onChange={(wanted) => {
            sound.enabled = wanted
            set(wanted)
          }}
        />
        <Line>
          {(['tap', 'tick', 'coin', 'win', 'tone', 'jackpot', 'error'] as const).map((name) => (
            <Button key={name} variant="secondary" size="sm" onClick={() => sound.play(name)}>
              {name}
            </Button>
          ))}
        </Line>
      </Stack>
    )}
  </Controlled>
)

/** Off by default. */
export const Sounds: Story = {
  render: () => sounds,
}

export const SoundsTest: Story = {
  ...Sounds,
  tags: ['interaction-test'],
  play: async ({ canvas }) => {
    const wanted = canvas.getByRole('switch', { name: 'Sound' })
    await expect(wanted).not.toBeChecked()
    await userEvent.click(wanted)
    await expect(wanted).toBeChecked()
    await userEvent.click(wanted)
    await expect(sound.enabled).toBe(false)
  },
}

export const AllSix: Story = {
  ...allSix,
  render: () => (
    <Stack>
      {celebration}
      {sounds}
    </Stack>
  ),
}
