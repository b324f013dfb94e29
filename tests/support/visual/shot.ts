import type { BrowserCommandContext } from 'vitest/node'
import type { Picture } from './picture'
import { decodePng } from './png'

type Page = BrowserCommandContext['page']

const lines = new WeakMap<Page, ReturnType<ReturnType<Page['context']>['newCDPSession']>>()

/** What the story's frame shows now. Asked of the browser itself: the page has been brought to rest already. */
export const takePicture = async ({ page, frame }: BrowserCommandContext): Promise<Picture> => {
  const clip = await (await (await frame()).frameElement()).boundingBox()
  if (!clip) throw new Error('the story has no frame')
  const line = lines.get(page) ?? page.context().newCDPSession(page)
  lines.set(page, line)
  const { data } = await (await line).send('Page.captureScreenshot', {
    format: 'png',
    clip: { ...clip, scale: 1 },
    optimizeForSpeed: true,
  })
  return decodePng(Buffer.from(data, 'base64'))
}

/** The picture once two in a row are the same: the page rests. */
export const takeAtRest = async (context: BrowserCommandContext, looks = 10): Promise<Picture> => {
  let taken = await takePicture(context)
  for (let look = 1; look < looks; look++) {
    await new Promise((resolve) => setTimeout(resolve, 60))
    const before = taken
    taken = await takePicture(context)
    if (Buffer.from(before.pixels).equals(taken.pixels)) break
  }
  return taken
}
