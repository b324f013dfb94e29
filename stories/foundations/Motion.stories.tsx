import styled from '@emotion/styled'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { theme } from '../../src/theme/theme'
import { durations, easings } from '../../src/theme/tokens'
import { Button } from '../../src/ui/actions/Button'
import { SectionHead } from '../../src/ui/data/SectionHead'
import { motionReduced } from '../../src/ui/motion'
import { Controlled } from '../support/Controlled'

const meta = {
  title: 'foundations/Motion',
  globals: { motion: 'full' },
  render: () => (
    <Controlled initial={false}>
      {(there, go) => (
        <>
          <SectionHead
            level={1}
            title="Motion"
            action={
              <Button size="sm" onClick={() => go(!there)}>
                Play
              </Button>
            }
          />
          <List data-there={there || undefined}>
            {Object.keys(durations).map((name) => (
              <li key={name}>
                <code>{name}</code>
                <i data-name={name} style={{ transitionDuration: `var(--duration-${name})` }} />
              </li>
            ))}
          </List>
          <SectionHead title="Curves" />
          <List data-there={there || undefined}>
            {Object.entries(easings).map(([name, curve]) => (
              <li key={name}>
                <code>{name}</code>
                <i style={{ transitionDuration: theme.motion.duration.celebrate, transitionTimingFunction: curve }} />
              </li>
            ))}
          </List>
        </>
      )}
    </Controlled>
  ),
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** Durations and easing curves. Press Play. */
export const Playable: Story = {}

export const PlayableTest: Story = {
  ...Playable,
  tags: ['interaction-test'],
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Play' }))
    const base = canvasElement.querySelector('[data-name="base"]')
    await expect(base && getComputedStyle(base).transitionDuration).toBe(`${durations.base / 1000}s`)
    await expect(motionReduced()).toBe(false)
  },
}

/** Under reduced motion: the tokens change, not the components. */
export const Reduced: Story = {
  globals: { motion: 'reduce' },
  play: async ({ canvasElement }) => {
    const base = canvasElement.querySelector('[data-name="base"]')
    await expect(base && getComputedStyle(base).transitionDuration).toBe('0.001s')
    await expect(motionReduced()).toBe(true)
  },
}

const List = styled.ul`
  display: grid;
  gap: 10px;
  li {
    display: grid;
    grid-template-columns: 7rem 1fr;
    align-items: center;
    padding-inline-end: 36px;
    container-type: inline-size;
  }
  i {
    display: block;
    inline-size: 28px;
    block-size: 28px;
    border-radius: 10px;
    background: ${theme.recipe.accent};
    transition: transform 1ms ${theme.motion.easing.standard};
  }
  &[data-there] i {
    transform: translateX(calc(100cqi - 11rem));
    [dir='rtl'] & {
      transform: translateX(calc(11rem - 100cqi));
    }
  }
`
