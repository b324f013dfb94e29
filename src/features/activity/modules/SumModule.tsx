import { observer } from 'mobx-react-lite'
import { coinOfStep, coinsOf } from '../../../domain/activity/activityFacts'
import { stepState } from '../../../domain/activity/activityStep'
import { ListModule } from './ListModule'
import type { ModuleProps } from './module'
import { SumFoot } from './SumFoot'

/** Steps that pay coins, with the sum of what is ready below them. */
export const SumModule = observer(function SumModule(props: ModuleProps) {
  const open = props.steps.filter((step) => stepState(step) === 'open')
  return (
    <>
      <ListModule {...props} />
      <SumFoot amounts={open.map(coinOfStep)} total={coinsOf(open, 'open')} />
    </>
  )
})
