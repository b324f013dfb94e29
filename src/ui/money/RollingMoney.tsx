import styled from '@emotion/styled'
import { Suspense, startTransition, useEffect, useState } from 'react'
import { visuallyHidden } from '../../theme/mixins'
import { lazyScreen } from '../lazyScreen'
import { Money, type MoneyProps } from './Money'

const Digits = lazyScreen(() => import('./RollingDigits').then((m) => m.RollingDigits))

/**
 * An amount with rolling digits. The text is always the current value; the animation is decorative and loads after the
 * first paint.
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
