import { useState } from 'react'
import { alert, check, copy as copyIcon } from '../art/icons/icons'
import { LiveRegion } from '../feedback/LiveRegion'
import { Button } from './Button'
import type { ButtonVariant } from './buttonStyles'

interface CopyButtonProps {
  text: string
  label: string
  copiedLabel: string
  /** Announced when the browser refuses. */
  failedLabel: string
  variant?: ButtonVariant
  size?: 'sm' | 'md'
  /** Replaces the Clipboard API. */
  copy?: (text: string) => Promise<void>
}

/** Copies a text and shows the outcome until it loses focus. */
export function CopyButton({ text, label, copiedLabel, failedLabel, ...props }: CopyButtonProps) {
  const { variant = 'secondary', size = 'sm', copy = (words) => navigator.clipboard.writeText(words) } = props
  const [result, setResult] = useState<'copied' | 'failed'>()
  const said = result === 'copied' ? copiedLabel : result === 'failed' ? failedLabel : ''

  async function run() {
    try {
      await copy(text)
      setResult('copied')
    } catch {
      setResult('failed')
    }
  }

  return (
    <>
      <Button
        variant={variant}
        size={size}
        icon={result === 'copied' ? check : result === 'failed' ? alert : copyIcon}
        onClick={() => void run()}
        onBlur={() => setResult(undefined)}
      >
        {said || label}
      </Button>
      <LiveRegion message={said} />
    </>
  )
}
