import styled from '@emotion/styled'
import { useId } from 'react'
import { theme } from '../../theme/theme'
import { AmountChip } from './AmountChip'
import type { Amount } from './Money'

interface AmountChipsProps {
  /** Accessible name. */
  label: string
  options: readonly { cents: Amount; text: string; extra?: string | undefined; disabled?: boolean }[]
  /** Cents; may be none of the options. */
  value: number | null
  onSelect: (cents: Amount) => void
}

const A_ROW = 3

/** Preset amounts; arrow keys move between them. */
export function AmountChips({ label, options, value, onSelect }: AmountChipsProps) {
  const name = useId()
  return (
    <Root role="radiogroup" aria-label={label} data-fills={options.length % A_ROW === 2 || undefined}>
      {options.map(({ cents, ...option }) => (
        <AmountChip key={cents} {...option} name={name} checked={cents === value} onSelect={() => onSelect(cents)} />
      ))}
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  /* Three a row; fewer with large text. */
  grid-template-columns: repeat(auto-fill, minmax(max(30%, 4.5rem), 1fr));
  gap: ${theme.space[2]};
  /* The last two are as wide as a row. */
  &[data-fills] {
    display: flex;
    flex-wrap: wrap;
    > * {
      flex: 1 1 max(30%, 4.5rem);
    }
  }
`
