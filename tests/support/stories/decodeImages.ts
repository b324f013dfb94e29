/** Waits for every image on the page, those below the fold as well: their boxes may decide where others stand. */
export const decodeImages = async (): Promise<void> => {
  const drawn = [...document.querySelectorAll('image')].map(({ href }) =>
    Object.assign(new Image(), { src: href.baseVal }),
  )
  // A picture that cannot be read is drawn as such; the comparison will say so.
  await Promise.all([...document.images, ...drawn].map((image) => decode(image).catch(() => undefined)))
}

const decode = (image: HTMLImageElement): Promise<void> => {
  if (image.loading === 'lazy') image.loading = 'eager'
  // Painted with the page, not a moment after it.
  if (image.decoding !== 'sync') image.decoding = 'sync'
  return image.decode()
}
