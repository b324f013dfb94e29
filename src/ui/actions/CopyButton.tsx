import { alert, check, copy as copyIcon } from '../art/icons/icons'
import { LiveRegion } from '../feedback/LiveRegion'
import { Button } from './Button'
import type { ButtonVariant } from './buttonStyles'
import { type CopyText, useCopy } from './useCopy'

interface CopyButtonProps {
  text: string
  label: string
  copiedLabel: string
  /** Announced when the browser refuses. */
  failedLabel: string
  variant?: ButtonVariant
  size?: 'sm' | 'md'
  /** Replaces the clipboard. */
  copy?: CopyText
}

/** Copies a text and shows the outcome until it loses focus. */
export function CopyButton({ text, label, copiedLabel, failedLabel, copy, ...props }: CopyButtonProps) {
  const { variant = 'secondary', size = 'sm' } = props
  const { result, run, forget } = useCopy(text, copy)
  const said = result === 'copied' ? copiedLabel : result === 'failed' ? failedLabel : ''

  return (
    <>
      <Button
        variant={variant}
        size={size}
        icon={result === 'copied' ? check : result === 'failed' ? alert : copyIcon}
        onClick={run}
        onBlur={forget}
      >
        {said || label}
      </Button>
      <LiveRegion message={said} />
    </>
  )
}
