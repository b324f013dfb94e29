import styled from '@emotion/styled'
import { theme } from '../../../theme/theme'
import { Chip } from '../../actions/Chip'
import { ChipRow } from '../../actions/ChipRow'

interface FilterChipsProps<T extends string> {
  /** Accessible name of the group. */
  label: string
  /** With how many rows each finds. */
  options: readonly { value: T; label: string; count?: number | undefined }[]
  chosen: T
  onChoose: (value: T) => void
}

/** A single-choice filter of a list. */
export function FilterChips<T extends string>({ label, options, chosen, onChoose }: FilterChipsProps<T>) {
  return (
    <ChipRow label={label} selected={chosen}>
      {options.map((option) => (
        <Chip key={option.value} selected={option.value === chosen} onClick={() => onChoose(option.value)}>
          {option.label}
          {option.count !== undefined && <Count>{option.count}</Count>}
        </Chip>
      ))}
    </ChipRow>
  )
}

const Count = styled.span`
  ${theme.type.labelSm};
  font-variant-numeric: tabular-nums;
`
