import { observer } from 'mobx-react-lite'
import { type NextAction, nextActionOf } from '../../../domain/activity/activities'
import { activityTarget } from '../../../domain/activity/activityTarget'
import { pageAction, type Reason } from '../../../domain/activity/pageAction'
import { mergeAwards } from '../../../domain/activity/rewards'
import { formatCents } from '../../../domain/money'
import type { PageAddress } from '../../../domain/paths'
import { useTranslation } from '../../../i18n'
import type { ActivityDetail, ActivityPage } from '../../../stores/activity/ActivityPageStore'
import { useStores } from '../../../stores/react/stores'
import { Button } from '../../../ui/actions/Button'
import { ButtonLink } from '../../../ui/actions/ButtonLink'
import { StickyAction } from '../../../ui/rewards/StickyAction'
import { moduleOf } from '../modules/moduleKinds'
import { useAward } from '../steps/useAward'
import { useStepProgress } from '../steps/useStepProgress'

const nextPages: Readonly<Record<Exclude<NextAction, 'wait'>, PageAddress>> = {
  account: '/auth/bind',
  deposit: '/wallets?name=deposit&back=1',
  invite: '/agent',
  play: '/',
}

/** The one button of a player's activity page, with the reason above it. */
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
  const { activities } = useStores()
  const { activityId, busy, ended } = page
  const activity = activities.byId(activityId)
  const target = activity && activityTarget(activity)
  const module = moduleOf(activityId)
  const action = pageAction({
    ...detail,
    ended,
    next: nextActionOf(activityId),
    gameId: target?.to === 'game' ? target.gameId : undefined,
    isSum: module === 'vault',
    isGift: module === 'gift' || module === 'envelopes',
  })
  const say = (reason: Reason | undefined) => {
    if (reason?.kind === 'rest')
      return t('activity.deposits.left', { amount: formatCents(reason.amount, i18n.language) })
    return reason?.kind === 'progress' ? `${reason.step.title}: ${progress(reason.step)}` : reason?.step.title
  }
  const off = (label: string, reason?: Reason) => (
    <StickyAction reason={say(reason)}>
      <Button wide size="lg" aria-disabled>
        {label}
      </Button>
    </StickyAction>
  )
  switch (action.name) {
    case 'none':
      return null
    case 'others':
      return (
        <StickyAction>
          <ButtonLink wide size="lg" variant="secondary" to="/bonus/event">
            {t('activity.ended.others')}
          </ButtonLink>
        </StickyAction>
      )
    case 'claimSum': {
      const amount = formatCents(action.amount, i18n.language)
      return (
        <StickyAction reason={say(action.reason)}>
          <Button wide size="lg" busy={busy} onClick={() => page.claimSteps(...action.steps)}>
            {t(action.steps.length > 1 ? 'activity.claimAll' : 'activity.claimSum', { amount })}
          </Button>
        </StickyAction>
      )
    }
    case 'claimStep': {
      const { step } = action
      const [first, more] = mergeAwards(step.awards).map(award)
      const label = !first ? null : more ? step.title : first.pieces ? first.short : `${first.amount} ${first.name}`
      // The button says it already.
      const reason = label === step.title ? undefined : say(action.reason)
      return (
        <StickyAction reason={reason}>
          <Button wide size="lg" busy={busy} onClick={() => page.claimSteps(step)}>
            {label === null ? t('activity.claimSurprise') : t('activity.claimNext', { title: label })}
          </Button>
        </StickyAction>
      )
    }
    case 'over':
      return off(t('activity.over'))
    case 'playGame':
      return (
        <StickyAction>
          <ButtonLink wide size="lg" to={`/game/start?gameId=${action.gameId}&activityId=${activityId}`}>
            {t('activity.way.play')}
          </ButtonLink>
        </StickyAction>
      )
    case 'notYet':
      return off(t('activity.notYet'), action.reason)
    case 'goOn':
      return (
        <StickyAction reason={say(action.reason)}>
          <ButtonLink wide size="lg" to={nextPages[action.to]} state={{ from: `/activity/${activityId}` }}>
            {t(`activity.way.${action.to}`)}
          </ButtonLink>
        </StickyAction>
      )
  }
})
