import styled from '@emotion/styled'
import { Suspense } from 'react'
import { useTranslation } from '../../../i18n'
import { theme } from '../../../theme/theme'
import { blend } from '../../../theme/tint'
import { Icon } from '../../art/icons/Icon'
import { calendar, caretDown } from '../../art/icons/icons'
import { lazyScreen } from '../../lazyScreen'
import { type DateRange, type Days, type Presets, RANGES } from './dateRange'

interface RangeFilterProps {
  range: DateRange
  onChoose: (range: DateRange) => void
  presets?: Presets
}

// Lazy: fields that few players open.
const OwnDays = lazyScreen(() => import('./OwnDays').then((m) => m.OwnDays))

const OWN = 'days'
const noDays: Days = { first: '', last: '' }

/** Filters a list by a preset or custom date range, with native pickers. */
export function RangeFilter({ range, onChoose, presets = RANGES }: RangeFilterProps) {
  const { t } = useTranslation()
  return (
    <Root>
      <Pill data-chosen={range === presets[0] ? undefined : ''}>
        <Icon of={calendar} size={18} />
        <select
          aria-label={t('list.range')}
          value={typeof range === 'object' ? OWN : range}
          onChange={({ target }) => onChoose(presets.find((one) => one === target.value) ?? noDays)}
        >
          {presets.map((one) => (
            <option key={one} value={one}>
              {t(`list.range.${one}`)}
            </option>
          ))}
          <option value={OWN}>{t('list.range.own')}</option>
        </select>
        <Icon of={caretDown} size={14} />
      </Pill>
      {typeof range === 'object' && (
        <Suspense fallback={null}>
          <OwnDays days={range} onChoose={onChoose} />
        </Suspense>
      )}
    </Root>
  )
}

const { color, recipe, space } = theme

const Root = styled.div`
  display: grid;
  gap: ${space[3]};
  justify-items: start;
`

const Pill = styled.div`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-block-size: 40px;
  padding-inline: 12px;
  border-radius: ${theme.radius.pill};
  color: ${color.text.primary};
  background: ${blend(color.bg.surface2, 75)};
  box-shadow: ${recipe.quietEdge};
  &[data-chosen] {
    box-shadow: inset 0 0 0 1px ${color.border.strong};
  }
  &:focus-within {
    outline: 3px solid ${color.focus};
    outline-offset: 2px;
  }
  svg {
    pointer-events: none;
  }
  select {
    ${theme.type.labelMd};
    appearance: none;
    margin-inline: -36px -32px;
    padding-inline: 36px 32px;
    min-block-size: ${theme.size.touch};
    color: inherit;
    background: none;
    border: 0;
    outline: none;
    cursor: pointer;
    field-sizing: content;
  }
  option {
    color: ${color.text.primary};
    background: ${color.bg.surface1};
  }
`
