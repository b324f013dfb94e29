import { observer } from 'mobx-react-lite'
import type { ReplyOf } from '../../../contract/core/call'
import type { betBonus } from '../../../contract/vip'
import { cents, formatCents } from '../../../domain/money'
import { rebateState } from '../../../domain/vip/rebateState'
import { useTranslation } from '../../../i18n'
import { formatDayTime } from '../../../i18n/recordDates'
import { BonusStore } from '../../../stores/bonus/BonusStore'
import { useFeature } from '../../../stores/core/react'
import { useResource } from '../../../stores/core/useResource'
import { ButtonLink } from '../../../ui/actions/ButtonLink'
import { Columns } from '../../../ui/layout/Columns'
import { Stack } from '../../../ui/layout/Stack'
import { ResourceView } from '../../../ui/lists/ResourceView'
import { FactList } from '../../../ui/rewards/FactList'
import { RewardList } from '../../../ui/rewards/RewardList'
import { RewardRow } from '../../../ui/rewards/RewardRow'
import { useRebateText } from '../../../ui/rewards/useRebateText'
import { ClaimRow } from '../ClaimRow'
import { MissedNote } from '../MissedNote'

/** The settled rebate with its claim, and the figures of today. */
export const Rebate = observer(function Rebate() {
  const store = useFeature(BonusStore)
  const { t, i18n } = useTranslation()
  const rebate = useResource(store.reads.rebate)
  const { value } = rebate
  const [ready] = store.readyFrom(['rebate'])
  const money = (list: readonly number[]) => formatCents(cents(list.reduce((sum, one) => sum + one, 0)), i18n.language)
  return (
    <ResourceView resource={rebate} shape={['68px', '132px']}>
      {value && (
        <>
          <MissedNote />
          <Columns>
            <RewardList aria-label={t('bonus.rebate.settled')}>
              {ready ? <ClaimRow reward={ready} /> : <SettledRow rebate={value} />}
            </RewardList>
            <Stack>
              <FactList
                facts={[
                  [t('bonus.rebate.today'), money(value.list.map(({ bonus }) => bonus))],
                  [t('bonus.rebate.bet'), money(value.list.map(({ bet }) => bet))],
                  [t('bonus.rebate.settles'), formatDayTime(value.settleTime, i18n.language)],
                ]}
              />
              <ButtonLink variant="secondary" wide to="/vip/rebate">
                {t('bonus.rebate.open')}
              </ButtonLink>
            </Stack>
          </Columns>
        </>
      )}
    </ResourceView>
  )
})

function SettledRow({ rebate }: { rebate: ReplyOf<typeof betBonus> }) {
  const { i18n } = useTranslation()
  const state = rebateState(rebate)
  const { title, next } = useRebateText()(state, rebate)
  return (
    <RewardRow
      art="moneyWings"
      state={state.name === 'claimed' ? 'claimed' : 'locked'}
      title={title}
      caption={next}
      amount={formatCents(state.amount, i18n.language)}
    />
  )
}
