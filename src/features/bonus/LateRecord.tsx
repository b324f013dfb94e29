import { type ComponentProps, Suspense } from 'react'
import { Skeleton } from '../../ui/feedback/Skeleton'
import { lazyScreen } from '../../ui/lazyScreen'
import type { RewardRecord } from './RewardRecord'

const Loaded = lazyScreen<ComponentProps<typeof RewardRecord>>(() =>
  import('./RewardRecord').then((m) => m.RewardRecord),
)

/** The list and its filters, which load beside the page. */
export function LateRecord(props: ComponentProps<typeof RewardRecord>) {
  return (
    <Suspense fallback={<Skeleton blockSize="60vh" />}>
      <Loaded {...props} />
    </Suspense>
  )
}
