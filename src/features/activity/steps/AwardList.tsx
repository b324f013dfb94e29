import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import type { Award } from '../../../contract/activity/rewards'
import { mergeAwards } from '../../../domain/activity/rewards'
import { useTranslation } from '../../../i18n'
import { theme } from '../../../theme/theme'
import { Art } from '../../../ui/art/Art'
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden'
import { useAward } from './useAward'

/** Awards of a step; "surprise" when they are revealed only on payout. */
export const AwardList = observer(function AwardList({ awards }: { awards: readonly Award[] }) {
  const { t } = useTranslation()
  const shown = useAward()
  if (awards.length === 0)
    return (
      <Root>
        <li>
          <Art name="gift" size={22} />
          {t('activity.surprise')}
        </li>
      </Root>
    )
  return (
    <Root aria-label={t('activity.awards')}>
      {mergeAwards(awards).map((award) => {
        const { symbol, short, name, pieces } = shown(award)
        return (
          <li key={award.propId}>
            <Art name={symbol} size={22} />
            <b>{short}</b>
            {!pieces && <VisuallyHidden>{name}</VisuallyHidden>}
          </li>
        )
      })}
    </Root>
  )
})

const Root = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]} ${theme.space[3]};
  margin: 0;
  padding: 0;
  list-style: none;
  ${theme.type.labelMd};
  color: ${theme.color.text.secondary};
  li {
    display: inline-flex;
    gap: ${theme.space[1]};
    align-items: center;
  }
  b {
    color: ${theme.color.coin.base};
    font-variant-numeric: tabular-nums;
  }
`
