import { useEffect, useState } from 'react'
import { useStores } from '../../../stores/react/stores'
import { motionReduced } from '../../../ui/motion'

/** `reached`: the old medal; `open`: the new theme opens from it; `done`: the benefits of the new level. */
export type Stage = 'reached' | 'open' | 'done'

/** How long each stage lasts, ms. */
const LASTS = { reached: 1200, open: 900 } as const

/** The stages of a level-up, one after the other; `skip` leads to the last. Under reduced motion there is only that. */
export function useStage(changesTheme: boolean): { stage: Stage; skip: () => void } {
  const { clock } = useStores().platform
  const [stage, enter] = useState<Stage>(() => (motionReduced() ? 'done' : 'reached'))
  useEffect(() => {
    if (stage === 'done') return
    return clock.after(LASTS[stage], () => enter(stage === 'reached' && changesTheme ? 'open' : 'done'))
  }, [clock, stage, changesTheme])
  return { stage, skip: () => enter('done') }
}
