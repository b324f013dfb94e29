import { describe, expect, it } from 'vitest'
import { browserSharing } from '../../src/platform/device/sharing'

const data = { title: 'Kismara', url: 'https://kismara.example/share?pid=K7Q2' }

/** A browser whose share sheet and clipboard answer as given; left out = it has none. */
const browser = ({ sheet, clipboard }: { sheet?: Error | 'works'; clipboard?: Error | 'works' }) => {
  const copied: string[] = []
  const answer = (outcome: Error | 'works') => (outcome === 'works' ? Promise.resolve() : Promise.reject(outcome))
  const writeText = async (text: string) => {
    await answer(clipboard ?? 'works')
    copied.push(text)
  }
  const sharing = browserSharing({
    ...(sheet && { share: () => answer(sheet) }),
    // Only what is called.
    ...(clipboard && { clipboard: { writeText } as Clipboard }),
  })
  return { sharing, copied }
}

const notAllowed = new DOMException('denied', 'NotAllowedError')

describe('[INVITE-01] sharing a link', () => {
  it('opens the share sheet and copies nothing', async () => {
    const { sharing, copied } = browser({ sheet: 'works', clipboard: 'works' })
    expect(await sharing.share(data)).toBe('shared')
    expect(copied).toEqual([])
  })

  it('copies the link without a share sheet, or when the target fails', async () => {
    for (const sheet of [undefined, notAllowed, new TypeError('bad data')]) {
      const { sharing, copied } = browser({ ...(sheet && { sheet }), clipboard: 'works' })
      expect(await sharing.share(data)).toBe('copied')
      expect(copied).toEqual([data.url])
    }
  })

  it('leaves a closed share sheet alone', async () => {
    const { sharing, copied } = browser({ sheet: new DOMException('', 'AbortError'), clipboard: 'works' })
    expect(await sharing.share(data)).toBe('closed')
    expect(copied).toEqual([])
  })

  it('reports a failure when the clipboard is missing or refuses, too', async () => {
    expect(await browser({}).sharing.share(data)).toBe('failed')
    const { sharing } = browser({ sheet: notAllowed, clipboard: notAllowed })
    expect(await sharing.share(data)).toBe('failed')
    await expect(sharing.copy('K7Q2')).rejects.toBe(notAllowed)
    await expect(browser({}).sharing.copy('K7Q2')).rejects.toThrow('no clipboard')
  })
})

describe('sharing a picture', () => {
  const picture = new File(['jpg'], 'win.jpg', { type: 'image/jpeg' })
  const sheet = (share: () => Promise<void>) => browserSharing({ share, canShare: () => true })

  it('opens the share sheet; one that the player closes shares and saves nothing', async () => {
    expect(await sheet(async () => undefined).shareFile(picture, 'Win')).toBe('shared')
    const closed = sheet(() => Promise.reject(new DOMException('', 'AbortError')))
    expect(await closed.shareFile(picture, 'Win')).toBe('closed')
  })
})
