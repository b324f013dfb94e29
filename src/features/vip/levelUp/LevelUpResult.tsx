import { observer } from 'mobx-react-lite'
import { cents, formatCents } from '../../../domain/money'
import { levelBonuses } from '../../../domain/vip/levelBonuses'
import { vipOf } from '../../../domain/vip/vipLevel'
import { useTranslation } from '../../../i18n'
import { formatRatio } from '../../../i18n/numbers'
import { useFeature, useStores } from '../../../stores/react/stores'
import { useWriteOutcome } from '../../../stores/react/useWriteOutcome'
import { claimable, VipStore } from '../../../stores/vip/VipStore'
import { Button } from '../../../ui/actions/Button'
import { Icon } from '../../../ui/art/icons/Icon'
import { arrowRight } from '../../../ui/art/icons/icons'
import { OutcomeNote } from '../../../ui/feedback/OutcomeNote'
import { BigAmount } from '../../../ui/money/BigAmount'
import { Changes, Result, Title } from './levelUpStyles'

interface LevelUpResultProps {
  from: number
  to: number
  /** The new tier; null within the same one. */
  welcome: string | null
  onClose: () => void
}

/** Hundredths of a percent in one. */
const WHOLE = 10_000

/** The bonus of the new level, what it changes, and the claim. */
export const LevelUpResult = observer(function LevelUpResult({ from, to, welcome, onClose }: LevelUpResultProps) {
  const { config } = useStores().config
  const store = useFeature(VipStore)
  const { t, i18n } = useTranslation()
  const { language } = i18n
  const map = config?.appVipMap ?? {}
  const [before, after] = [vipOf(map, from), vipOf(map, to)]
  const bonus = levelBonuses(map, from, to)
  const awards = (store.vip && claimable(store.vip, { kind: 'bonuses' })) ?? []
  // Everything that waits is claimed together.
  const total = cents(awards.reduce((sum, { count }) => sum + count, 0))
  const outcome = useWriteOutcome(store.claim.state)
  const money = (amount = 0) => formatCents(cents(amount), language)
  const rate = (value = 0) => formatRatio(value / WHOLE, language)
  const changes = [
    { name: t('levelUp.rebate'), old: rate(before?.rebate), now: rate(after?.rebate) },
    { name: t('levelUp.weekly'), old: money(before?.weeklyBonus), now: money(after?.weeklyBonus) },
    { name: t('levelUp.monthly'), old: money(before?.monthlyBonus), now: money(after?.monthlyBonus) },
  ].filter(({ old, now }) => old !== now)
  const claim = async () => {
    await store.claimReward({ kind: 'bonuses' })
    if (store.claim.state.name === 'done') onClose()
  }
  return (
    <Result>
      <Title>{welcome === null ? t('levelUp.reached', { level: to }) : t('levelUp.welcome', { tier: welcome })}</Title>
      {bonus > 0 && (
        <>
          <small>{t('levelUp.bonus')}</small>
          <BigAmount cents={cents(bonus)} locale={language} />
        </>
      )}
      {changes.length > 0 && (
        <Changes aria-label={t('levelUp.changes')}>
          {changes.map(({ name, old, now }) => (
            <li key={name}>
              <span>{name}</span>
              <bdi>{old}</bdi>
              <Icon of={arrowRight} size={14} mirrored />
              <b>
                <bdi>{now}</bdi>
              </b>
            </li>
          ))}
        </Changes>
      )}
      {total > bonus && <small>{t('levelUp.others', { amount: formatCents(cents(total - bonus), language) })}</small>}
      <OutcomeNote outcome={outcome} />
      {total > 0 ? (
        <>
          <Button wide size="lg" busy={store.claim.isBusy()} onClick={() => void claim()}>
            {t('levelUp.claim', { amount: formatCents(total, language) })}
          </Button>
          <Button variant="ghost" wide onClick={onClose}>
            {t('levelUp.later')}
          </Button>
        </>
      ) : (
        <Button wide size="lg" onClick={onClose}>
          {t('levelUp.go')}
        </Button>
      )}
    </Result>
  )
})
