import styled from '@emotion/styled'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { onePage } from '../../.storybook/modes'
import { theme } from '../../src/theme/theme'
import { Art } from '../../src/ui/art/Art'
import { type SymbolName, symbols } from '../../src/ui/art/symbols/symbols'
import { Line } from '../support/Line'

const meta = {
  title: 'art/Symbols',
  tags: ['autodocs'],
  component: Art,
  args: { name: 'crown', size: 96, alt: 'Crown' },
} satisfies Meta<typeof Art>

export default meta
type Story = StoryObj<typeof meta>

export const One: Story = {
  play: async ({ canvas }) => {
    const picture = canvas.getByRole<HTMLImageElement>('img', { name: 'Crown' })
    await expect(picture).toHaveAttribute('width', '96')
    await picture.decode()
    await expect(picture.naturalWidth).toBe(256)
  },
}

export const Sizes: Story = {
  parameters: { chromatic: onePage },
  render: () => (
    <Line>
      {[16, 24, 38, 56, 110, 138].map((size) => (
        <Art key={size} name="slotMachine" size={size} />
      ))}
    </Line>
  ),
}

/** Every symbol with its name. */
export const Catalogue: Story = {
  globals: { viewport: { value: 'desktop' } },
  render: () => (
    <Sheet>
      {Object.keys(symbols).map((name) => (
        <figure key={name}>
          {/* The keys of `symbols` are its names. */}
          <Art name={name as SymbolName} size={56} />
          <figcaption>{name}</figcaption>
        </figure>
      ))}
    </Sheet>
  ),
}

const Sheet = styled.div({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(84px, 1fr))',
  gap: '12px',
  textAlign: 'center',
  '& img': { marginInline: 'auto' },
  '& figcaption': { ...theme.type.labelSm, color: theme.color.text.secondary, overflowWrap: 'anywhere' },
})
