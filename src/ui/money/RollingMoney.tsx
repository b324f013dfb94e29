import styled from '@emotion/styled'
import { Suspense, startTransition, useEffect, useState } from 'react'
import { visuallyHidden } from '../../theme/mixins'
import { lazyScreen } from '../lazyScreen'
import { Money, type MoneyProps } from './Money'

const Digits = lazyScreen(() => import('./RollingDigits').then((m) => m.RollingDigits))

/**
 * An amount whose digits roll. The number itself is still text, right at every moment; the rolling picture beside it is
 * for the eye only and is loaded after the first paint.
 */
export function RollingMoney(props: MoneyProps) {
  const [painted, setPainted] = useState(false)
  useEffect(() => startTransition(() => setPainted(true)), [])
  const text = <Money {...props} />
  if (!painted) return text
  return (
    <Suspense fallback={text}>
      <Digits {...props} />
      <Twin>{text}</Twin>
    </Suspense>
  )
}

const Twin = styled.span(visuallyHidden)
