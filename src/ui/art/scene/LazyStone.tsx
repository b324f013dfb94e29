import styled from '@emotion/styled'
import { type ComponentProps, Suspense } from 'react'
import { lazyScreen } from '../../lazyScreen'
import type { UncutStone } from './UncutStone'

// If the art fails to load, render nothing: an error page must not fail because of its picture.
const Stone = lazyScreen<ComponentProps<typeof UncutStone>>(() =>
  import('./UncutStone').then(
    (m) => m.UncutStone,
    () => Nothing,
  ),
)

function Nothing() {
  return null
}

/** `UncutStone`, loaded on first use into reserved space: no layout shift. */
export function LazyStone(props: ComponentProps<typeof UncutStone>) {
  return (
    <Root>
      <Suspense fallback={null}>
        <Stone {...props} />
      </Suspense>
    </Root>
  )
}

const Root = styled.div({ minBlockSize: '170px' })
