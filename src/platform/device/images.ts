/** Longest edge after the reduction, px: a screenshot stays readable. */
const EDGE = 1600
const QUALITIES = [0.85, 0.7, 0.5]

const dataUrl = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(blob)
  })

/**
 * An image as a JPEG data URL of at most `most` characters, reduced to what a report needs.
 * @throws when the browser cannot read the image, or it stays too large
 */
export const reducedImage = async (file: Blob, most: number): Promise<string> => {
  const bitmap = await createImageBitmap(file)
  const scale = Math.min(1, EDGE / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(bitmap.width * scale))
  canvas.height = Math.max(1, Math.round(bitmap.height * scale))
  const brush = canvas.getContext('2d')
  if (brush) {
    // JPEG has no transparency and would show it black.
    brush.fillStyle = 'white'
    brush.fillRect(0, 0, canvas.width, canvas.height)
    brush.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  }
  bitmap.close()
  for (const quality of QUALITIES) {
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
    const url = blob && (await dataUrl(blob))
    if (url && url.length <= most) return url
  }
  throw new RangeError('the image stays too large')
}
