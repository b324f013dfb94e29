import type { Page } from 'playwright'

/** Share of gray pixels in a screenshot, 0 to 1. */
export const greyness = async (page: Page): Promise<number> => {
  const picture = (await page.screenshot({ animations: 'disabled' })).toString('base64')
  return page.evaluate(async (base64) => {
    const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${base64}`)).blob())
    const canvas = new OffscreenCanvas(image.width, image.height)
    const drawing = canvas.getContext('2d')
    if (!drawing) throw new Error('no canvas')
    drawing.drawImage(image, 0, 0)
    const { data } = drawing.getImageData(0, 0, image.width, image.height)
    let grey = 0
    for (let at = 0; at < data.length; at += 4) {
      const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3)
      // Rounding in linear light causes differences of one or two.
      if (Math.max(red, green, blue) - Math.min(red, green, blue) <= 3) grey++
    }
    return grey / (data.length / 4)
  }, picture)
}
