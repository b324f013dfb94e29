import { copyText, type HasClipboard } from './clipboard'

/** What happened: without a share sheet the link is copied; `closed` by the player; `failed` when both were refused. */
export type ShareResult = 'shared' | 'copied' | 'closed' | 'failed'

/** The clipboard and the share sheet. */
export interface Sharing {
  /** @throws where the browser refuses. */
  copy(text: string): Promise<void>
  share(data: { title: string; url: string }): Promise<ShareResult>
  /** Without a share sheet that takes files, the file is downloaded: `saved`. */
  shareFile(file: File, title: string): Promise<'shared' | 'saved' | 'closed'>
}

/** Old browsers and insecure pages have none, whatever the compiler's library says. */
type Has = HasClipboard & Partial<Pick<Navigator, 'share' | 'canShare'>>

const isClosed = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError'

const download = (file: File): 'saved' => {
  const link = document.createElement('a')
  // Never revoked: the browser may still read it, and it is rare.
  link.href = URL.createObjectURL(file)
  link.download = file.name
  link.click()
  return 'saved'
}

export const browserSharing = (has: Has = navigator): Sharing => {
  const copy = (text: string) => copyText(text, has)
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
        return isClosed(error) ? 'closed' : copied(data.url)
      }
    },
    shareFile: async (file, title) => {
      const data = { files: [file], title }
      if (!has.share || !has.canShare?.({ files: [file] })) return download(file)
      try {
        await has.share(data)
        return 'shared'
      } catch (error) {
        return isClosed(error) ? 'closed' : download(file)
      }
    },
  }
}
