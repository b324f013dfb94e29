import styled from '@emotion/styled'
import { theme } from '../../theme/theme'

interface OrderStepsProps {
  /** Accessible name. */
  label: string
  steps: readonly string[]
  /** Index of the step in progress; the number of steps when all are done. */
  current: number
}

/** Where an order stands: one bar per step. */
export function OrderSteps({ label, steps, current }: OrderStepsProps) {
  return (
    <Root aria-label={label}>
      {steps.map((step, index) => (
        <li
          key={step}
          aria-current={index === current ? 'step' : undefined}
          data-state={index < current ? 'done' : index === current ? 'current' : undefined}
        >
          {step}
        </li>
      ))}
    </Root>
  )
}

const { color, motion } = theme

const Root = styled.ol`
  display: flex;
  gap: 6px;
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    --fill: 0%;
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
    ${theme.type.labelSm};
    color: ${color.text.secondary};
  }
  li::before {
    content: '';
    display: block;
    block-size: 4px;
    margin-block-end: 6px;
    border-radius: 2px;
    background: linear-gradient(${color.accent.text}, ${color.accent.text}) no-repeat 0 0 / var(--fill) 100% ${color.bg.surface3};
    transition: background-size ${motion.duration.base};
  }
  [dir='rtl'] & li::before {
    background-position-x: 100%;
  }
  [data-state] {
    --fill: 50%;
    color: ${color.text.primary};
  }
  [data-state='done'] {
    --fill: 100%;
  }
  @media (forced-colors: active) {
    [data-state]::before {
      background: Highlight;
    }
  }
`
