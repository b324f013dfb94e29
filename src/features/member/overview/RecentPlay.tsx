import { LatestRounds } from './LatestRounds'
import { WeekCard } from './WeekCard'

/** The last week and the last rounds, where a wide window has room for them. */
export const RecentPlay = () => (
  <>
    <WeekCard />
    <LatestRounds />
  </>
)
