import type { BrowserCommandContext } from 'vitest/node'
import type { Picture } from './picture'
import { decodePng } from './png'

/** What the story's frame shows now, with motion ended and without a caret. */
export const takePicture = async ({ page, frame }: BrowserCommandContext): Promise<Picture> => {
  const clip = await (await (await frame()).frameElement()).boundingBox()
  if (!clip) throw new Error('the story has no frame')
  return decodePng(await page.screenshot({ clip, animations: 'disabled', caret: 'hide', scale: 'css' }))
}
