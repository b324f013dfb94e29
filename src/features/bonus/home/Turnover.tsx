import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { shareOf } from '../../../domain/arithmetic'
import { cents, formatCents } from '../../../domain/money'
import type { ExchangeInfo } from '../../../domain/wallet/withdrawal'
import { useTranslation } from '../../../i18n'
import { formatter } from '../../../i18n/formatter'
import { formatPercent } from '../../../i18n/numbers'
import { useStores } from '../../../stores/react/stores'
import { theme } from '../../../theme/theme'
import { Progress } from '../../../ui/feedback/Progress'
import { FactList } from '../../../ui/rewards/FactList'
import { RewardList } from '../../../ui/rewards/RewardList'
import { RewardRow } from '../../../ui/rewards/RewardRow'

/** The turnover that deposits and bonuses still require, with its terms. */
export const Turnover = observer(function Turnover({ info }: { info: ExchangeInfo }) {
  const { config } = useStores()
  const { t, i18n } = useTranslation()
  const { language } = i18n
  const { turnoverLeft, turnoverNeeded, contributions = [] } = info
  const money = (amount: number) => formatCents(cents(amount), language)
  const done = turnoverNeeded - turnoverLeft
  const said = t('bonus.turnover.done', { done: money(done), needed: money(turnoverNeeded) })
  const names = (full: boolean) =>
    contributions
      .filter(({ percent }) => (percent === 100) === full)
      .flatMap(({ gameType, percent }) => {
        const name = config.config?.appGameTypeList.find(({ id }) => id === gameType)?.name
        if (!name) return []
        return full ? name : t('bonus.turnover.share', { name, share: formatPercent(shareOf(percent), language) })
      })
  const list = formatter(Intl.ListFormat, language, { type: 'unit' })
  return (
    <RewardList>
      <RewardRow
        art="moneyBag"
        title={t('bonus.turnover')}
        caption={said}
        amount={t('bonus.turnover.left', { amount: money(turnoverLeft) })}
      >
        <Bar>
          <Progress value={done} max={turnoverNeeded} label={t('bonus.turnover')} valueText={said} />
        </Bar>
        <FactList
          plain
          facts={[
            [t('bonus.turnover.full'), list.format(names(true))],
            [t('bonus.turnover.part'), list.format(names(false))],
            [t('bonus.turnover.ends'), t('bonus.turnover.never')],
            [t('bonus.turnover.then'), t('bonus.turnover.free')],
          ]}
        />
      </RewardRow>
    </RewardList>
  )
})

const Bar = styled.div`
  padding-block: ${theme.space[1]};
`
