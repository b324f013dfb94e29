import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { gallery } from '../../.storybook/modes'
import { themeOf } from '../../.storybook/toolbar/themeOf'
import type { VipTheme } from '../../src/theme/vip'
import { HeroScene } from '../../src/ui/art/scene/HeroScene'
import { LazyStone } from '../../src/ui/art/scene/LazyStone'
import { Pattern } from '../../src/ui/art/scene/Pattern'
import { Rays } from '../../src/ui/art/scene/Rays'
import { UncutStone } from '../../src/ui/art/scene/UncutStone'
import type { SymbolName } from '../../src/ui/art/symbols/symbols'
import { SixThemes } from './support/SixThemes'
import { Stage } from './support/Stage'

const meta = { title: 'art/Scenes', tags: ['autodocs'], component: HeroScene, args: { vip: 1 } } satisfies Meta<
  typeof HeroScene
>

export default meta
type Story = StoryObj<typeof meta>

const states: Readonly<Record<VipTheme, readonly [SymbolName, SymbolName, SymbolName]>> = {
  1: ['mailbox', 'loveLetter', 'star'],
  2: ['plug', 'cloud', 'bolt'],
  3: ['map', 'key', 'compass'],
  4: ['magnifier', 'lemon', 'cherries'],
  5: ['barrier', 'robot', 'wrench'],
  6: ['hourglass', 'moon', 'coin'],
}

export const Hero: Story = {
  render: (_args, { globals }) => (
    <Stage>
      <HeroScene vip={themeOf(globals)} />
    </Stage>
  ),
}

export const HeroAllSix: Story = {
  globals: { vip: 1 },
  parameters: { bare: true, chromatic: gallery },
  render: () => (
    <SixThemes>
      {(vip) => (
        <Stage>
          <HeroScene vip={vip} />
        </Stage>
      )}
    </SixThemes>
  ),
}

/** In right-to-left the light is on the left, the text on the right. */
export const HeroRightToLeft: Story = {
  ...Hero,
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const sheet = canvasElement.querySelector('svg')
    await expect(sheet && getComputedStyle(sheet).transform).toBe('matrix(-1, 0, 0, 1, 0, 0)')
  },
}

/** Empty and error pages load the stone after their text. */
export const StoneLazyLoaded: Story = {
  render: () => <LazyStone symbol="mailbox" start="loveLetter" end="star" />,
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('svg')).toBeVisible())
  },
}

export const PatternAllSix: Story = {
  globals: { vip: 1 },
  parameters: { bare: true, chromatic: gallery },
  render: () => (
    <SixThemes>
      {(vip) => (
        <Stage>
          <Pattern vip={vip} strength={0.2} />
        </Stage>
      )}
    </SixThemes>
  ),
}

export const RaysTurning: Story = {
  globals: { motion: 'full' },
  render: () => (
    <Stage style={{ blockSize: 320 }}>
      <Rays />
    </Stage>
  ),
  play: async ({ canvasElement }) => {
    const turning = canvasElement.getAnimations({ subtree: true })
    await expect(turning.map((animation) => animation.playState)).toContain('running')
  },
}

export const StatesAllSix: Story = {
  globals: { vip: 1 },
  parameters: { bare: true, chromatic: gallery },
  render: () => (
    <SixThemes>
      {(vip) => {
        const [symbol, start, end] = states[vip]
        return <UncutStone symbol={symbol} start={start} end={end} />
      }}
    </SixThemes>
  ),
}
