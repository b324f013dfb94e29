import { createContext, useContext, useState } from 'react'

/** Writes to the clipboard; rejects where the browser refuses. */
export type CopyText = (text: string) => Promise<void>

const Clipboard = createContext<CopyText>(() => Promise.reject(new Error('no clipboard')))

export const ClipboardProvider = Clipboard.Provider

/** Copies a text and keeps the outcome until it is forgotten. `copy` replaces the clipboard. */
export function useCopy(text: string, copy?: CopyText) {
  const clipboard = useContext(Clipboard)
  const [result, setResult] = useState<'copied' | 'failed'>()

  async function run() {
    try {
      await (copy ?? clipboard)(text)
      setResult('copied')
    } catch {
      setResult('failed')
    }
  }

  return { result, run: () => void run(), forget: () => setResult(undefined) }
}
