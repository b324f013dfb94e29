import styled from '@emotion/styled'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { Hex } from '../../src/theme/palette'
import { palettes } from '../../src/theme/palettes/palettes'
import { theme } from '../../src/theme/theme'
import { leaves } from '../../src/theme/vars'
import { type VipTheme, vipThemes } from '../../src/theme/vip'
import { Badge } from '../../src/ui/data/Badge'
import { SectionHead } from '../../src/ui/data/SectionHead'
import { type Column, Table } from '../../src/ui/data/Table'
import { contrastRatio } from '../support/contrast'
import { contrastPairs } from '../support/contrastPairs'
import { Swatch } from '../support/Swatch'

const meta = {
  title: 'foundations/Color',
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const tokenNames = leaves(palettes[1].color).map(([path]) => path.join('.'))

function hexOf(vip: VipTheme, name: string): string {
  return String(leaves(palettes[vip].color).find(([path]) => path.join('.') === name)?.[1])
}

const swatches: Column<string>[] = [
  { id: 'name', label: 'Token', cell: (name) => name },
  ...vipThemes.map((vip) => ({
    id: String(vip),
    label: palettes[vip].name,
    cell: (name: string) => <Swatch value={hexOf(vip, name)} />,
  })),
]

/** Every color of every theme by role. */
export const Palettes: Story = {
  render: () => (
    <>
      <SectionHead level={1} title="Color" />
      <Table caption="Colors by role" columns={swatches} rows={tokenNames} rowKey={(name) => name} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(tokenNames.length + 1)
    await expect(canvas.getAllByText(palettes[3].color.accent.from)[0]).toBeVisible()
  },
}

type Pair = (typeof contrastPairs)[number]

function ratioOf(pair: Pair, vip: VipTheme): { ratio: number; front: Hex; back: Hex } {
  const front = pair.front(palettes[vip].color)
  const back = pair.back(palettes[vip].color)
  return { ratio: contrastRatio(front, back), front, back }
}

const ratios: Column<Pair>[] = [
  { id: 'name', label: 'Pair', cell: (pair) => pair.name },
  { id: 'least', label: 'At least', align: 'end', cell: (pair) => pair.least },
  ...vipThemes.map((vip) => ({
    id: String(vip),
    label: palettes[vip].name,
    align: 'end' as const,
    cell: (pair: Pair) => {
      const { ratio, front, back } = ratioOf(pair, vip)
      return (
        <Ratio>
          <i aria-hidden style={{ color: front, background: back }}>
            {pair.least === 4.5 ? 'Aa' : <Shape />}
          </i>
          <Badge tone={ratio >= pair.least ? 'success' : 'danger'}>{ratio.toFixed(1)}</Badge>
        </Ratio>
      )
    },
  })),
]

/** Contrast of every color pair in use, computed live. */
export const Contrast: Story = {
  render: () => (
    <>
      <SectionHead level={1} title="Contrast" />
      <Table caption="Contrast ratios" columns={ratios} rows={contrastPairs} rowKey={(pair) => pair.name} />
    </>
  ),
  play: async () => {
    const weak = vipThemes.flatMap((vip) => contrastPairs.filter((pair) => ratioOf(pair, vip).ratio < pair.least))
    await expect(weak).toEqual([])
  },
}

/** Nested themes. */
export const Nested: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <Nest data-vip={5} data-testid="5">
      Nova
      <Nest data-vip={1} data-testid="1">
        Ember
        <Nest data-vip={6} data-testid="6">
          Opal
        </Nest>
      </Nest>
    </Nest>
  ),
  play: async ({ canvas }) => {
    const seen = ([5, 1, 6] as const).map((vip) => {
      const style = getComputedStyle(canvas.getByTestId(String(vip)))
      expect(style.getPropertyValue('--color-bg-surface2')).toBe(palettes[vip].color.bg.surface2)
      expect(style.borderRadius).toBe(`${palettes[vip].radius.lg}px`)
      return style.backgroundImage
    })
    await expect(new Set(seen).size).toBe(3)
  },
}

const Ratio = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  i {
    padding: 2px 8px;
    border-radius: 8px;
    font-style: normal;
  }
`

const Shape = styled.span`
  display: block;
  inline-size: 18px;
  block-size: 14px;
  margin-block: 3px;
  border: 2px solid currentColor;
  border-radius: 4px;
`

const Nest = styled.div`
  padding: 20px;
  border-radius: ${theme.radius.lg};
  background: ${theme.recipe.surface};
  box-shadow: ${theme.recipe.frameEdge};
  color: ${theme.color.accent.text};
`
