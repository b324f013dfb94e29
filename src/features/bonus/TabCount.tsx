import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import type { BonusSource } from '../../domain/bonus/bonusReward'
import { useTranslation } from '../../i18n'
import { formatNumber } from '../../i18n/numbers'
import { BonusStore } from '../../stores/bonus/BonusStore'
import { useFeature } from '../../stores/core/react'
import { theme } from '../../theme/theme'

/** How many rewards of some sources are ready, once a page has read them; the dot beside it has the words. */
export const TabCount = observer(function TabCount({ sources }: { sources: readonly BonusSource[] }) {
  const { i18n } = useTranslation()
  const count = useFeature(BonusStore).readyFrom(sources).length
  return count > 0 && <Count aria-hidden>{formatNumber(count, i18n.language)}</Count>
})

const Count = styled.span`
  margin-inline-start: ${theme.space[1]};
  font-variant-numeric: tabular-nums;
`
