import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { type StepState, stepState } from '../../../domain/activity/activityStep'
import { mergeAwards } from '../../../domain/activity/rewards'
import { useTranslation } from '../../../i18n'
import type { SymbolName } from '../../../ui/art/symbols/symbols'
import { Progress } from '../../../ui/feedback/Progress'
import { RewardRow, type RewardState } from '../../../ui/rewards/RewardRow'
import { AwardList } from '../steps/AwardList'
import { StepNote } from '../steps/StepNote'
import { useAward } from '../steps/useAward'
import { useStepProgress } from '../steps/useStepProgress'
import { StepButton, type StepButtonProps } from './StepButton'

const rows: Readonly<Record<StepState, RewardState>> = {
  locked: 'locked',
  open: 'ready',
  claimed: 'claimed',
  missed: 'over',
}

interface StepLineProps extends StepButtonProps {
  /** Instead of the first award's picture. */
  art?: SymbolName | undefined
  /** Instead of how far the step is. */
  caption?: ReactNode
}

/** A step as a reward's row: its first award as picture and amount, how far it is, and its button. */
export const StepLine = observer(function StepLine({ page, step, onVisit, primary, art, caption }: StepLineProps) {
  const { t } = useTranslation()
  const award = useAward()
  const progress = useStepProgress()
  const state = stepState(step)
  const awards = mergeAwards(step.awards)
  const [first] = awards.map(award)
  // A game's tile says how far its rounds are.
  const far = state === 'locked' && !step.visit && step.gameId === undefined && step.target > 1
  const words = { locked: far ? progress(step) : undefined, open: t('activity.ready') }
  const own = state === 'claimed' ? t('activity.claimed') : state === 'missed' ? t('activity.missed') : words[state]
  // A coupon or a surprise is the title, and what is to be done for it the second line.
  const thing = first ? first.pieces && first.short : t('activity.surprise')
  const below = caption ?? own
  // One award stands at the end of the row; several share a line below the title.
  const listed = thing ? awards.slice(1) : awards.length > 1 ? awards : []
  return (
    <RewardRow
      art={art ?? first?.symbol ?? 'gift'}
      title={thing || step.title}
      state={state === 'locked' && step.visit ? 'ready' : rows[state]}
      caption={
        thing ? (
          <>
            {step.title}
            {below && <> · {below}</>}
          </>
        ) : (
          below
        )
      }
      {...(first &&
        !thing &&
        listed.length === 0 && {
          symbol: first.symbol,
          unit: first.name,
          amount: first.amount,
        })}
      awards={listed.length > 0 && <AwardList awards={listed} />}
      action={<StepButton {...{ page, step, onVisit, primary }} />}
    >
      {far && (
        <Progress value={step.progress} max={step.target} label={step.title} valueText={progress(step)} size="sm" />
      )}
      {page.stepId === step.id && <StepNote page={page} />}
    </RewardRow>
  )
})
