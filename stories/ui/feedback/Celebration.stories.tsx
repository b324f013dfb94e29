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

const celebrateOn = (label: string) => (
  <Controlled initial={0}>
    {(fire, set) => (
      <>
        <Button onClick={() => set(fire + 1)}>{label}</Button>
        <Confetti wave="burst" fire={fire} />
      </>
    )}
  </Controlled>
)

const celebration = celebrateOn('Celebrate')

const meta = {
  title: 'ui/feedback/Confetti and sound',
  tags: ['autodocs', 'stable', 'variant'],
  component: Confetti,
  parameters: {
    guide: {
      use: 'Confetti marks something rare that the player has just achieved: a jackpot, a new VIP level. Sounds accompany what happens in a game, and are off until the player turns them on.',
      avoid:
        'Not for routine outcomes such as a deposit or a saved form: take a toast in ToastRegion. Never let confetti or a sound carry a message alone, since both may be off.',
    },
  },
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
  tags: ['interaction-test', '!variant'],
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

/** A jackpot is rare, and the player’s own press starts the confetti. */
export const Do: Story = { render: () => celebrateOn('Collect the jackpot') }

/** Saving a nickname is routine, and confetti here makes real wins feel smaller; confirm it with a toast. */
export const Dont: Story = { name: 'Don’t', render: () => celebrateOn('Save nickname') }
