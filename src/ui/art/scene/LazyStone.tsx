import { type ComponentProps, Suspense } from 'react'
import { lazyScreen } from '../../lazyScreen'
import type { UncutStone } from './UncutStone'

// A picture that does not come leaves its words alone: a page that tells of a failure must not fail for its art.
const Stone = lazyScreen<ComponentProps<typeof UncutStone>>(() =>
  import('./UncutStone').then(
    (m) => m.UncutStone,
    () => Nothing,
  ),
)

function Nothing() {
  return null
}

/** `UncutStone`, loaded on first use. */
export function LazyStone(props: ComponentProps<typeof UncutStone>) {
  return (
    <Suspense fallback={null}>
      <Stone {...props} />
    </Suspense>
  )
}
