import { useState } from 'react'
import type { CopyText } from '../actions/useCopy'

/** The clipboard and the share sheet. */
export interface ShareTools {
  copy: CopyText
  /** Without a share sheet it copies the address. */
  share: (data: { title: string; url: string }) => Promise<'shared' | 'copied' | 'closed' | 'failed'>
}

/** Shares or copies a link, and keeps what the player must be told. */
export function useShare(link: string, { copy, share }: ShareTools, onFailed: () => void) {
  const [result, setResult] = useState<'copied' | 'failed' | null>(null)

  function show(next: typeof result) {
    setResult(next)
    if (next === 'failed') onFailed()
  }

  return {
    result,
    copyLink: () =>
      void copy(link).then(
        () => show('copied'),
        () => show('failed'),
      ),
    shareLink: (title: string) =>
      void share({ title, url: link }).then((done) => show(done === 'copied' || done === 'failed' ? done : null)),
  }
}
