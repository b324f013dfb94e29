import { observer } from 'mobx-react-lite'
import { cents, formatCents } from '../../../domain/money'
import { coinFor, type PointsRate } from '../../../domain/wallet/pointsRate'
import { useTranslation } from '../../../i18n'
import { formatNumber } from '../../../i18n/numbers'
import { Rich } from '../../../i18n/Rich'
import { useFeature } from '../../../stores/react/stores'
import { RewardsStore } from '../../../stores/wallet/RewardsStore'
import { Money } from '../../../ui/money/Money'
import { Slip } from '../../../ui/money/Slip'
import { SlipLine } from '../../../ui/money/SlipLine'
import { SlipTotal } from '../../../ui/money/SlipTotal'

/** The coins that the points are worth and the turnover they require; nothing for points that cannot be exchanged. */
export const PointsSlip = observer(function PointsSlip({ rate }: { rate: PointsRate }) {
  const { draft, points: owned, offers } = useFeature(RewardsStore)
  const { t, i18n } = useTranslation()
  const { language } = i18n
  const { points } = draft
  if (points === null || draft.problem) return null
  const coin = coinFor(points, rate)
  const times = offers.value?.turnover ?? 0
  return (
    <Slip
      result={
        <SlipTotal label={t('rewards.points.get')}>
          <Money cents={coin} locale={language} />
        </SlipTotal>
      }
      note={
        times > 0 && (
          <Rich
            text={t('rewards.points.turnover')}
            parts={{
              total: <b>{formatCents(cents(coin * times), language)}</b>,
              sum: <bdi dir="ltr">{`${times}\u00a0×\u00a0${formatCents(coin, language)}`}</bdi>,
            }}
          />
        )
      }
    >
      <SlipLine label={t('rewards.points.give')}>{t('rewards.points.price', { count: points })}</SlipLine>
      <SlipLine label={t('rewards.points.rate')}>
        {t('rewards.points.rate.is', { count: rate.points, amount: formatCents(rate.coin, language) })}
      </SlipLine>
      <SlipLine label={t('rewards.points.left')}>{formatNumber(owned - points, language)}</SlipLine>
    </Slip>
  )
})
