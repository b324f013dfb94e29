import { type ComponentProps, type ComponentType, lazy, Suspense } from 'react'
import type { UncutStone } from './UncutStone'

// If the art fails to load, render nothing: an error page must not fail because of its picture.
const Stone = lazy<ComponentType<ComponentProps<typeof UncutStone>>>(() =>
  import('./UncutStone').then(
    ({ UncutStone }) => ({ default: UncutStone }),
    () => ({ default: Nothing }),
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
