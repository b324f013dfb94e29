/** Decodes every image of the page, also below the fold: their sizes may affect the layout. */
export const decodeImages = async (): Promise<void> => {
  const drawn = [...document.querySelectorAll('image')].map(({ href }) =>
    Object.assign(new Image(), { src: href.baseVal }),
  )
  // A broken image is rendered as such; the comparison will find it.
  await Promise.all([...document.images, ...drawn].map((image) => decode(image).catch(() => undefined)))
}

const decode = (image: HTMLImageElement): Promise<void> => {
  if (image.loading === 'lazy') image.loading = 'eager'
  // Painted together with the page.
  if (image.decoding !== 'sync') image.decoding = 'sync'
  return image.decode()
}
