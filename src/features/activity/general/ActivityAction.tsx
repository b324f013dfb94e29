import { observer } from 'mobx-react-lite'
import { activityLook } from '../../../domain/activity/activities'
import { coinOfStep, coinsOf } from '../../../domain/activity/activityFacts'
import { stepState } from '../../../domain/activity/activityStep'
import { activityTarget } from '../../../domain/activity/activityTarget'
import { mergeAwards } from '../../../domain/activity/rewards'
import { cents, formatCents } from '../../../domain/money'
import { useTranslation } from '../../../i18n'
import type { ActivityDetail, ActivityPage } from '../../../stores/activity/ActivityPageStore'
import { useStores } from '../../../stores/react/stores'
import { Button } from '../../../ui/actions/Button'
import { ButtonLink } from '../../../ui/actions/ButtonLink'
import { StickyAction } from '../../../ui/rewards/StickyAction'
import { useAward } from '../steps/useAward'
import { useStepProgress } from '../steps/useStepProgress'

/** Where a player continues, by kind. */
const ways = {
  account: '/auth/bind',
  deposit: '/wallets?name=deposit&back=1',
  invite: '/agent',
  play: '/',
} as const

/**
 * The one button of a player's activity page, for the state it is in, with the reason above it. What is opened from a row has its
 * button there.
 */
export const ActivityAction = observer(function ActivityAction({
  page,
  detail,
}: {
  page: ActivityPage
  detail: ActivityDetail
}) {
  const { t, i18n } = useTranslation()
  const award = useAward()
  const progress = useStepProgress()
  const { steps, opensAt, share } = detail
  const { next, ready, busy } = page
  const { way, module } = activityLook(page.activityId)
  const { activities } = useStores()
  const activity = activities.byId(page.activityId)
  const target = activity && activityTarget(activity)
  const off = (label: string, reason?: string) => (
    <StickyAction reason={reason}>
      <Button wide size="lg" aria-disabled>
        {label}
      </Button>
    </StickyAction>
  )
  if (page.ended) return null
  // The scene says when it opens.
  if (opensAt !== undefined)
    return (
      <StickyAction>
        <ButtonLink wide size="lg" variant="secondary" to="/bonus/event">
          {t('activity.ended.others')}
        </ButtonLink>
      </StickyAction>
    )
  const money = (amount: number) => formatCents(cents(amount), i18n.language)
  const rest = share && share.most - steps.reduce((sum, step) => sum + coinOfStep(step), 0)
  const possible = rest ? t('activity.deposits.left', { amount: money(rest) }) : undefined
  const sum = share || module === 'sum' ? coinsOf(ready, 'open') : 0
  if (next && sum > 0)
    return (
      <StickyAction reason={possible ?? (ready.length === 1 ? next.title : undefined)}>
        <Button wide size="lg" busy={busy} onClick={() => page.claimSteps(...ready)}>
          {t(ready.length > 1 ? 'activity.claimAll' : 'activity.claimSum', { amount: money(sum) })}
        </Button>
      </StickyAction>
    )
  if (next) {
    const [first, more] = mergeAwards(next.awards).map(award)
    const label = !first ? null : more ? next.title : first.pieces ? first.short : `${first.amount} ${first.name}`
    // A gift's tile says when it is open.
    const reason = module === 'gift' || label === next.title ? undefined : next.title
    return (
      <StickyAction reason={reason}>
        <Button wide size="lg" busy={busy} onClick={() => page.claimSteps(next)}>
          {label === null ? t('activity.claimSurprise') : t('activity.claimNext', { title: label })}
        </Button>
      </StickyAction>
    )
  }
  const ahead = steps.find((step) => stepState(step) === 'locked')
  if (steps.length > 0 && !ahead && !rest) return off(t('activity.over'))
  // Once is done or not, a game's tile counts its rounds, and a sum's rows say how far they are.
  const counts = ahead && module !== 'sum' && ahead.target > 1 && ahead.gameId === undefined
  const far = ahead && !ahead.visit ? (counts ? `${ahead.title}: ${progress(ahead)}` : ahead.title) : possible
  // Its row names the game; or a game is what the activity is about.
  const gameId = ahead?.gameId ?? (target?.to === 'game' ? target.gameId : undefined)
  if (gameId !== undefined)
    return (
      <StickyAction>
        <ButtonLink wide size="lg" to={`/game/start?gameId=${gameId}&activityId=${page.activityId}`}>
          {t('activity.way.play')}
        </ButtonLink>
      </StickyAction>
    )
  if (way === 'wait') return far === undefined ? null : off(t('activity.notYet'), far)
  return (
    <StickyAction reason={counts ? far : possible}>
      <ButtonLink wide size="lg" to={ways[way]} state={{ from: `/activity/${page.activityId}` }}>
        {t(`activity.way.${way}`)}
      </ButtonLink>
    </StickyAction>
  )
})
