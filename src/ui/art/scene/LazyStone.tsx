import { type ComponentProps, type ComponentType, lazy, Suspense } from 'react'
import type { UncutStone } from './UncutStone'

// A picture that does not come leaves its words alone: a page that tells of a failure must not fail for its art.
const Stone = lazy<ComponentType<ComponentProps<typeof UncutStone>>>(() =>
  import('./UncutStone').then(
    ({ UncutStone }) => ({ default: UncutStone }),
    () => ({ default: Nothing }),
  ),
)

function Nothing() {
  return null
}

/** The uncut stone of empty and failed pages, brought when it is first shown. */
export function LazyStone(props: ComponentProps<typeof UncutStone>) {
  return (
    <Suspense fallback={null}>
      <Stone {...props} />
    </Suspense>
  )
}
