import styled from '@emotion/styled'
import { useState } from 'react'
import { useTranslation } from '../../../i18n'
import { theme } from '../../../theme/theme'
import { TextField } from '../../fields/TextField'
import { type Days, isBackwards } from './dateRange'

/** First and last day of a custom range. Keeps its own state, because the URL updates asynchronously. */
export function OwnDays({ days, onChoose }: { days: Days; onChoose: (days: Days) => void }) {
  const { t } = useTranslation()
  const [{ first, last }, setDays] = useState(days)
  const pick = (picked: Days) => {
    setDays(picked)
    onChoose(picked)
  }
  const wrong = isBackwards({ first, last })
  return (
    <Own role="group" aria-label={t('list.range.own')}>
      <TextField
        type="date"
        label={t('list.range.first')}
        value={first}
        {...(last && { max: last })}
        onChange={(day) => pick({ first: day, last })}
      />
      <TextField
        type="date"
        label={t('list.range.last')}
        value={last}
        {...(first && { min: first })}
        error={wrong ? t('list.range.wrong') : undefined}
        onChange={(day) => pick({ first, last: day })}
      />
    </Own>
  )
}

const Own = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(140px, 100%), 1fr));
  gap: ${theme.space[3]};
  inline-size: 100%;
`
