import { runInAction } from 'mobx'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import type { ActivityStep } from '../../../src/contract/activity/activityPage'
import { ACTIVITY } from '../../../src/contract/activity/activityTypes'
import { CLAIM } from '../../../src/contract/core/enums'
import { REFUSAL } from '../../../src/contract/core/refusals'
import { EndedAction } from '../../../src/features/activity/frame/EndedAction'
import { ActivityAction } from '../../../src/features/activity/general/ActivityAction'
import { ActivityFacts } from '../../../src/features/activity/general/ActivityFacts'
import { ActivityScene } from '../../../src/features/activity/general/ActivityScene'
import { moduleOf } from '../../../src/features/activity/modules/moduleKinds'
import { type ActivityDetail, ActivityPage } from '../../../src/stores/activity/ActivityPageStore'
import { useStores } from '../../../src/stores/react/stores'
import { activityArt } from '../../../src/ui/art/activityArt'
import { Stack } from '../../support/Stack'

type State = 'notYetOpen' | 'open' | 'inProgress' | 'ready' | 'claimed' | 'ended'

const OPENS = Date.parse('2026-12-01T00:00:00Z')
const done: Readonly<Record<State, number>> = {
  notYetOpen: 0,
  open: 0,
  inProgress: 5,
  ready: 10,
  claimed: 10,
  ended: 5,
}

const stepIn = (state: State, place: number): ActivityStep => ({
  id: `s${place}`,
  title: `Step ${place}`,
  progress: done[state],
  target: place * 10,
  unit: 'times',
  state: state === 'claimed' ? CLAIM.claimed : state === 'ready' && place === 1 ? CLAIM.available : CLAIM.locked,
  awards: [{ propId: 2001, count: place * 500 }],
})

const Kind = observer(function Kind({ name, id, state }: { name: string; id: number; state: State }) {
  const root = useStores()
  const [page] = useState(() => {
    const made = new ActivityPage(root, id)
    const detail: ActivityDetail = {
      activityId: id,
      title: name,
      rules: [],
      steps: [1, 2].map((place) => stepIn(state, place)),
      ...(state === 'notYetOpen' && { opensAt: OPENS }),
    }
    runInAction(() => {
      made.detail.value = detail
      if (state === 'ended') made.detail.failure = { kind: 'refused', code: REFUSAL.activityEnded }
    })
    return made
  })
  const { value } = page.detail
  return (
    value && (
      <article>
        <ActivityScene art={activityArt(id)} window={moduleOf(id)} title={name} lead={undefined} />
        <ActivityFacts steps={value.steps} />
        {page.ended ? <EndedAction /> : <ActivityAction page={page} detail={value} />}
      </article>
    )
  )
})

/** All kinds of activities in one state. */
export const KindsIn = ({ state }: { state: State }) => (
  <Stack>
    {Object.entries(ACTIVITY).map(([name, id]) => (
      <Kind key={id} name={name} id={id} state={state} />
    ))}
  </Stack>
)
