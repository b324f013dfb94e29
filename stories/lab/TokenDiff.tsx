import styled from '@emotion/styled'
import { useState } from 'react'
import { palettes } from '../../src/theme/palettes/palettes'
import { theme } from '../../src/theme/theme'
import { toVipTheme, type VipTheme, vipThemes } from '../../src/theme/vip'
import { Badge } from '../../src/ui/data/Badge'
import { SectionHead } from '../../src/ui/data/SectionHead'
import { type Column, Table } from '../../src/ui/data/Table'
import { Select } from '../../src/ui/fields/Select'
import { Swatch } from '../support/Swatch'
import { type Compared, compared, type Difference, differences } from './tokenDiff'

const names = vipThemes.map((vip) => ({ value: String(vip), label: `${vip} ${palettes[vip].name}` }))

/** Differing tokens of two themes and their effect on contrast. */
export function TokenDiff({ left, right }: { left: VipTheme; right: VipTheme }) {
  const [a, setA] = useState(left)
  const [b, setB] = useState(right)
  const tokens: Column<Difference>[] = [
    { id: 'name', label: 'Token', cell: ({ name }) => name },
    { id: 'a', label: palettes[a].name, cell: ({ values }) => <Swatch value={values[0]} /> },
    { id: 'b', label: palettes[b].name, cell: ({ values }) => <Swatch value={values[1]} /> },
    { id: 'apart', label: 'Apart', align: 'end', cell: ({ apart }) => (apart === null ? '' : apart.toFixed(2)) },
  ]
  const pairs: Column<Compared>[] = [
    { id: 'name', label: 'Pair', cell: ({ pair }) => pair.name },
    { id: 'least', label: 'At least', align: 'end', cell: ({ pair }) => pair.least },
    { id: 'a', label: palettes[a].name, align: 'end', cell: (row) => <Ratio of={row} at={0} /> },
    { id: 'b', label: palettes[b].name, align: 'end', cell: (row) => <Ratio of={row} at={1} /> },
  ]
  const changed = differences(a, b)
  return (
    <>
      <SectionHead level={1} title="Token diff" />
      <Bench>
        <Select label="One theme" value={String(a)} onChange={(vip) => setA(toVipTheme(Number(vip)))} options={names} />
        <Select label="The other" value={String(b)} onChange={(vip) => setB(toVipTheme(Number(vip)))} options={names} />
        <nav aria-label="Export">
          <a href="./?path=/story/foundations-tokens--json" target="_top">
            Design tokens
          </a>
          <a href="./?path=/story/foundations-tokens--css" target="_top">
            Tokens as CSS
          </a>
        </nav>
      </Bench>
      <SectionHead title={`Different: ${changed.length}`} />
      <Table
        caption="Different tokens"
        columns={tokens}
        rows={changed}
        rowKey={({ name }) => name}
        empty="The same theme twice."
      />
      <SectionHead title="Contrast, nearest to its limit first" />
      <Table caption="Contrast of pairs" columns={pairs} rows={compared(a, b)} rowKey={({ pair }) => pair.name} />
    </>
  )
}

function Ratio({ of: { pair, ratios }, at }: { of: Compared; at: 0 | 1 }) {
  return <Badge tone={ratios[at] >= pair.least ? 'success' : 'danger'}>{ratios[at].toFixed(2)}</Badge>
}

const Bench = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]} ${theme.space[6]};
  align-items: end;
  > div {
    flex: 0 1 18rem;
  }
  nav {
    display: flex;
    gap: ${theme.space[4]};
  }
  a {
    padding-block: 12px;
    color: ${theme.color.accent.text};
  }
`
