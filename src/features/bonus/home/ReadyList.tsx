import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { type BonusReward, bonusId, coinOf } from '../../../domain/bonus/bonusReward'
import { useTranslation } from '../../../i18n'
import { Button } from '../../../ui/actions/Button'
import { SectionHead } from '../../../ui/data/SectionHead'
import { RewardList } from '../../../ui/rewards/RewardList'
import { ClaimRow } from '../ClaimRow'

/** Rewards that are shown before the others are asked for. */
const SHOWN = 3

/** What is ready, most valuable first; the rest is folded. */
export const ReadyList = observer(function ReadyList({ ready }: { ready: readonly BonusReward[] }) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const sorted = ready.toSorted((a, b) => coinOf(b) - coinOf(a))
  const folded = sorted.length - SHOWN
  return (
    <section id="rewards">
      <SectionHead title={t('bonus.ready.title')} action={t('bonus.ready.count', { count: ready.length })} />
      <RewardList aria-label={t('bonus.ready.title')}>
        {(isOpen || folded <= 1 ? sorted : sorted.slice(0, SHOWN)).map((reward) => (
          <ClaimRow key={bonusId(reward)} reward={reward} />
        ))}
      </RewardList>
      {folded > 1 && (
        <Button wide variant="ghost" size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? t('bonus.ready.fewer') : t('bonus.ready.more', { count: folded })}
        </Button>
      )}
    </section>
  )
})
