import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { theme } from '../../theme/theme'
import { Icon } from '../art/icons/Icon'
import { check, lockFill } from '../art/icons/icons'
import { VisuallyHidden } from '../layout/VisuallyHidden'

interface StepperProps {
  label: string
  steps: readonly {
    id: string
    label: string
    state: 'done' | 'current' | 'locked'
    /** The state as text, for screen readers. */
    stateLabel?: string
    /** Replaces the default mark, e.g. a medal. */
    art?: ReactNode
  }[]
}

/** Progress through a few steps. */
export function Stepper({ label, steps }: StepperProps) {
  return (
    <Root aria-label={label}>
      {steps.map(({ id, label: name, state, stateLabel, art }, index) => (
        <li key={id} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
          {art ?? (
            <Mark>
              {state === 'done' ? (
                <Icon of={check} size={14} />
              ) : state === 'locked' ? (
                <Icon of={lockFill} size={14} />
              ) : (
                index + 1
              )}
            </Mark>
          )}
          <span>{name}</span>
          {stateLabel && <VisuallyHidden>{stateLabel}</VisuallyHidden>}
        </li>
      ))}
    </Root>
  )
}

const { color, recipe } = theme

const Mark = styled.span`
  display: grid;
  place-items: center;
  inline-size: 32px;
  block-size: 32px;
  border-radius: 50%;
  background: ${color.bg.surface3};
  ${theme.type.labelMd};
  [data-state='current'] > & {
    color: ${color.text.onAccent};
    background: ${recipe.accent};
  }
`

const Root = styled.ol`
  position: relative;
  display: flex;
  /* With large text between the steps, never inside a word; what links to the row above is cut at the edge. */
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 8px;
  overflow: clip;
  li {
    position: relative;
    display: flex;
    flex: 1;
    flex-direction: column;
    align-items: center;
    gap: 4px;
    min-inline-size: min-content;
    overflow-wrap: break-word;
    ${theme.type.labelSm};
    text-align: center;
    color: ${color.text.tertiary};
  }
  li:not(:first-of-type)::before {
    content: '';
    position: absolute;
    z-index: -1;
    inset-inline: -50% 50%;
    inset-block-start: 15px;
    border-block-start: 2px solid ${color.bg.surface3};
  }
  isolation: isolate;
  [data-state='done'] {
    color: ${color.text.secondary};
  }
  [data-state='current'] {
    color: ${color.accent.text};
  }
`
