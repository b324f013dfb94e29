import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { rewardDisplay } from '../../../domain/activity/rewards'
import { shareOf } from '../../../domain/arithmetic'
import { cents, formatCents } from '../../../domain/money'
import { couponIs } from '../../../domain/wallet/couponStates'
import { useTranslation } from '../../../i18n'
import { formatDeadline } from '../../../i18n/dates'
import { formatPercent } from '../../../i18n/numbers'
import { useFeature, useStores } from '../../../stores/react/stores'
import { DepositStore } from '../../../stores/wallet/DepositStore'
import { type Coupon, RewardsStore } from '../../../stores/wallet/RewardsStore'
import { surface } from '../../../theme/mixins'
import { theme } from '../../../theme/theme'
import { Button } from '../../../ui/actions/Button'
import { ButtonLink } from '../../../ui/actions/ButtonLink'
import { useAwardLook } from '../../../ui/rewards/useAwardLook'

/** A coupon: its value, a tear line, its terms, and one button. */
export const CouponCard = observer(function CouponCard({ coupon }: { coupon: Coupon }) {
  const store = useFeature(RewardsStore)
  const deposit = useFeature(DepositStore)
  const { t, i18n } = useTranslation()
  const { language } = i18n
  const look = useAwardLook(useStores().config.awardNames)
  const { kind } = rewardDisplay(coupon.propId)
  const { heldBy } = coupon
  const isReady = couponIs(coupon, 'ready') && heldBy === undefined
  const isGift = kind === 'giveCoupon'
  const value =
    kind === 'percentCoupon'
      ? formatPercent(shareOf(coupon.value), language)
      : formatCents(cents(coupon.value), language)
  const terms = () => {
    if (!isGift) return t('rewards.coupon.from', { amount: formatCents(coupon.minDeposit, language) })
    if (!isReady || !coupon.turnover) return t('rewards.coupon.free')
    return t('rewards.coupon.wager', { amount: formatCents(coupon.turnover, language) })
  }
  return (
    <Root data-past={!isReady || undefined}>
      <Value>
        <bdi dir="ltr">{value}</bdi>
        <span>{t(isGift ? 'rewards.coupon.gift' : 'rewards.coupon.extra')}</span>
      </Value>
      <Facts>
        <b>{look({ propId: coupon.propId, count: 1 }).name}</b>
        <span>{terms()}</span>
        <span>
          {heldBy === undefined
            ? t('rewards.coupon.until', { day: formatDeadline(coupon.expireTime, language) })
            : t('rewards.coupon.held')}
        </span>
      </Facts>
      {heldBy !== undefined && (
        <ButtonLink size="sm" variant="secondary" to={`/wallets/order/${heldBy}`}>
          {t('rewards.coupon.order')}
        </ButtonLink>
      )}
      {isReady && isGift && (
        <Button size="sm" busy={store.gift.isBusy()} onClick={() => void store.claimGift(coupon.id)}>
          {t('rewards.coupon.take')}
        </Button>
      )}
      {isReady && !isGift && (
        <ButtonLink
          size="sm"
          variant="secondary"
          to="/wallets?name=deposit"
          onClick={() => deposit.draft.useCoupon(coupon.id)}
        >
          {t('rewards.coupon.use')}
        </ButtonLink>
      )}
    </Root>
  )
})

const { color, radius, space, type } = theme

const Root = styled.li`
  ${surface};
  display: grid;
  grid-template-columns: minmax(84px, 104px) minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[3]};
  min-block-size: 96px;
  padding-inline-end: ${space[3]};
  overflow: clip;
  &[data-past] {
    color: ${color.text.secondary};
  }
  @media (max-width: 22em) {
    grid-template-columns: 84px minmax(0, 1fr);
    > :first-of-type {
      grid-row: span 2;
    }
    > a,
    > button {
      grid-column: 2;
      justify-self: start;
      margin-block-end: ${space[3]};
    }
  }
`

const Value = styled.span`
  display: grid;
  align-content: center;
  justify-items: center;
  block-size: 100%;
  padding: ${space[3]} ${space[2]};
  border-start-start-radius: ${radius.md};
  border-end-start-radius: ${radius.md};
  border-inline-end: 1px dashed ${color.border.strong};
  background: ${color.accent.soft};
  color: ${color.accent.softText};
  bdi {
    ${type.numLg};
  }
  span {
    ${type.bodySm};
  }
`

const Facts = styled.span`
  display: grid;
  gap: 2px;
  min-inline-size: 0;
  b {
    ${type.labelLg};
  }
  span {
    ${type.bodySm};
    color: ${color.text.secondary};
  }
`
