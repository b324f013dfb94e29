import { useState } from 'react'

export type CopyText = (text: string) => Promise<void>

/** Copies a text and keeps the outcome until it is forgotten. `copy` replaces the Clipboard API. */
export function useCopy(text: string, copy: CopyText = (words) => navigator.clipboard.writeText(words)) {
  const [result, setResult] = useState<'copied' | 'failed'>()

  async function run() {
    try {
      await copy(text)
      setResult('copied')
    } catch {
      setResult('failed')
    }
  }

  return { result, run: () => void run(), forget: () => setResult(undefined) }
}
