import { observer } from 'mobx-react-lite'
import { useTranslation } from '../../../i18n'
import { useFeature, useStores } from '../../../stores/react/stores'
import { useReconcile } from '../../../stores/react/useReconcile'
import { useResource } from '../../../stores/react/useResource'
import { useWriteOutcome } from '../../../stores/react/useWriteOutcome'
import { type PointsOffer, RewardsStore } from '../../../stores/wallet/RewardsStore'
import { Button } from '../../../ui/actions/Button'
import { Art } from '../../../ui/art/Art'
import { List } from '../../../ui/data/List'
import { ListRow } from '../../../ui/data/ListRow'
import { OutcomeNote } from '../../../ui/feedback/OutcomeNote'
import { FootPlace } from '../../../ui/layout/FootPlace'
import { MainAside } from '../../../ui/layout/MainAside'
import { ResourceView } from '../../../ui/lists/ResourceView'
import { HeroCard } from '../../../ui/money/HeroCard'
import { useAwardLook } from '../../../ui/rewards/useAwardLook'
import { PointsAmount } from './PointsAmount'
import { PointsHistory } from './PointsHistory'
import { PointsNumber } from './PointsNumber'
import { PointsSlip } from './PointsSlip'

/** Points, and what they are exchanged for. */
export const Points = observer(function Points() {
  const { showType } = useStores()
  const store = useFeature(RewardsStore)
  const { t } = useTranslation()
  const offers = useResource(store.offers)
  const outcome = useWriteOutcome(store.exchange.state)
  useReconcile(store.exchange)
  const { value } = offers
  return (
    <ResourceView resource={offers} shape={['110px', '60px', '60px', '60px']}>
      {value && (
        <>
          <MainAside>
            <div>
              {value.rate && value.points >= value.rate.points ? (
                <>
                  <PointsAmount />
                  <PointsSlip rate={value.rate} />
                  <FootPlace />
                </>
              ) : (
                <HeroCard vip={showType} label={t('rewards.points.have')}>
                  <PointsNumber points={value.points} />
                </HeroCard>
              )}
              <OutcomeNote outcome={outcome} />
            </div>
            <div>
              <List label={t('rewards.points.offers')}>
                {value.offers.map((offer) => (
                  <Offer key={offer.id} offer={offer} />
                ))}
              </List>
            </div>
          </MainAside>
          <PointsHistory />
        </>
      )}
    </ResourceView>
  )
})

const Offer = observer(function Offer({ offer }: { offer: PointsOffer }) {
  const store = useFeature(RewardsStore)
  const { t } = useTranslation()
  const { symbol, short: title } = useAwardLook(useStores().config.awardNames)(offer.award)
  const missing = offer.price - store.points
  return (
    <ListRow
      start={<Art name={symbol} size={32} />}
      title={title}
      text={
        missing > 0
          ? t('rewards.points.missing', { count: missing })
          : t('rewards.points.price', { count: offer.price })
      }
      end={
        missing <= 0 && (
          <Button
            size="sm"
            variant="secondary"
            busy={store.exchange.isBusy()}
            aria-label={t('rewards.points.exchangeFor', { title })}
            onClick={() => void store.trade(offer.id)}
          >
            {t('rewards.points.exchange')}
          </Button>
        )
      }
    />
  )
})
