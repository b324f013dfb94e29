/** What happened: without a share sheet the link is copied; `closed` by the player; `failed` when both were refused. */
export type ShareResult = 'shared' | 'copied' | 'closed' | 'failed'

/** The clipboard and the share sheet. */
export interface Sharing {
  /** @throws where the browser refuses. */
  copy(text: string): Promise<void>
  share(data: { title: string; url: string }): Promise<ShareResult>
}

/** Old browsers and insecure pages have neither, whatever the compiler's library says. */
type Has = Partial<Pick<Navigator, 'share' | 'clipboard'>>

export const browserSharing = (has: Has = navigator): Sharing => {
  const copy = async (text: string) => {
    if (!has.clipboard) throw new Error('no clipboard')
    await has.clipboard.writeText(text)
  }
  const copied = (text: string): Promise<ShareResult> =>
    copy(text).then(
      () => 'copied',
      () => 'failed',
    )
  return {
    copy,
    share: async (data) => {
      if (!has.share) return copied(data.url)
      try {
        await has.share(data)
        return 'shared'
      } catch (error) {
        return error instanceof DOMException && error.name === 'AbortError' ? 'closed' : copied(data.url)
      }
    },
  }
}
