import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Button } from '../../src/ui/Button'
import { Confetti } from '../../src/ui/Confetti'
import { Switch } from '../../src/ui/Switch'
import { createSound } from '../../src/ui/sound'
import { allSix } from '../support/allSix'
import { Controlled } from '../support/Controlled'
import { Line } from '../support/Line'
import { Stack } from '../support/Stack'

const meta = {
  title: 'ui/Celebration',
  render: () => (
    <Controlled initial={0}>
      {(fire, set) => (
        <>
          <Button onClick={() => set(fire + 1)}>Celebrate</Button>
          <Confetti fire={fire} />
        </>
      )}
    </Controlled>
  ),
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Paper: Story = { globals: { motion: 'full' } }

export const StillWhenMotionIsReduced: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Celebrate' }))
    const paper = canvasElement.querySelector('canvas')
    await expect(paper?.getContext('2d')?.getImageData(0, 0, paper.width, paper.height).data.some(Boolean)).toBe(false)
  },
}

const sound = createSound()

export const Sounds: Story = {
  render: () => (
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
            {(['tap', 'tick', 'coin', 'win', 'jackpot', 'error'] as const).map((name) => (
              <Button key={name} variant="secondary" size="sm" onClick={() => sound.play(name)}>
                {name}
              </Button>
            ))}
          </Line>
        </Stack>
      )}
    </Controlled>
  ),
}

export const AllSix: Story = { ...Sounds, ...allSix }
