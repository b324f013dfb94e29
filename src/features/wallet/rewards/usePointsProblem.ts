import { useTranslation } from '../../../i18n'
import { formatNumber } from '../../../i18n/numbers'
import { useFeature } from '../../../stores/react/stores'
import { RewardsStore } from '../../../stores/wallet/RewardsStore'

/** Why the points that were typed cannot be exchanged. Use in observers. */
export const usePointsProblem = (): string | undefined => {
  const { draft, points, rate } = useFeature(RewardsStore)
  const { t, i18n } = useTranslation()
  const { problem } = draft
  if (problem === null) return undefined
  const number = (count: number) => formatNumber(count, i18n.language)
  return t(`rewards.points.problem.${problem}`, { least: number(rate?.points ?? 0), most: number(points) })
}
