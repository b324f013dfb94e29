import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { COUPON_STATES, type CouponState, couponIs } from '../../../domain/wallet/couponStates'
import { useTranslation } from '../../../i18n'
import { useFeature } from '../../../stores/react/stores'
import { useResource } from '../../../stores/react/useResource'
import { useWriteOutcome } from '../../../stores/react/useWriteOutcome'
import { RewardsStore } from '../../../stores/wallet/RewardsStore'
import { theme } from '../../../theme/theme'
import { LazyStone } from '../../../ui/art/scene/LazyStone'
import { EmptyState } from '../../../ui/feedback/EmptyState'
import { OutcomeNote } from '../../../ui/feedback/OutcomeNote'
import { FilterChips } from '../../../ui/lists/filters/FilterChips'
import { useUrlFilter } from '../../../ui/lists/filters/useUrlFilter'
import { ResourceView } from '../../../ui/lists/ResourceView'
import { CouponCard } from './CouponCard'

/** The player's coupons by state, soonest to expire first. */
export const Coupons = observer(function Coupons() {
  const store = useFeature(RewardsStore)
  const { t } = useTranslation()
  const outcome = useWriteOutcome(store.gift.state)
  const coupons = useResource(store.coupons)
  const [state, choose] = useUrlFilter('state', COUPON_STATES)
  const of = (one: CouponState) => coupons.value?.list.filter((coupon) => couponIs(coupon, one)) ?? []
  const shown = of(state)
  return (
    <Root>
      <FilterChips
        label={t('rewards.coupons.state')}
        options={COUPON_STATES.map((value) => ({
          value,
          label: t(`rewards.coupons.${value}`),
          count: coupons.value ? of(value).length : undefined,
        }))}
        chosen={state}
        onChoose={choose}
      />
      <OutcomeNote outcome={outcome} />
      <ResourceView
        resource={coupons}
        shape={['96px', '96px', '96px']}
        empty={
          <EmptyState
            art={<LazyStone symbol="ticket" start="star" end="coin" />}
            level={2}
            title={t('rewards.coupons.none')}
            text={t('rewards.coupons.none.text')}
          />
        }
      >
        {shown.length > 0 && (
          <>
            <Cards>
              {shown.map((coupon) => (
                <CouponCard key={coupon.id} coupon={coupon} />
              ))}
            </Cards>
            <Terms>{t('rewards.coupons.terms')}</Terms>
          </>
        )}
      </ResourceView>
    </Root>
  )
})

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[3]};
  padding-block: ${theme.space[3]};
`

const Cards = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[3]};
`

const Terms = styled.p`
  ${theme.type.bodySm};
  color: ${theme.color.text.secondary};
`
