/** Viewports of the toolbar, the visual tests and Chromatic. */
export const viewports = {
  small: { name: 'Small phone 320', width: 320, height: 700, type: 'mobile' },
  phone: { name: 'Phone 390', width: 390, height: 844, type: 'mobile' },
  tablet: { name: 'Tablet 768', width: 768, height: 1024, type: 'tablet' },
  desktop: { name: 'Desktop 1280', width: 1280, height: 800, type: 'desktop' },
  wide: { name: 'Desktop 1440', width: 1440, height: 900, type: 'desktop' },
  gallery: { name: 'Whole canvas', width: 2340, height: 1000, type: 'desktop' },
} as const

/** In the format of Storybook's toolbar. */
export const viewportOptions = Object.fromEntries(
  Object.entries(viewports).map(([key, { name, width, height, type }]) => [
    key,
    { name, styles: { width: `${width}px`, height: `${height}px` }, type },
  ]),
)

/** The size of the toolbar's viewport; a phone when the canvas is not framed. */
export const sizeOf = (viewport: unknown): { width: number; height: number } => {
  const chosen = (viewport as { value?: string } | undefined)?.value
  const named = Object.entries(viewports).find(([key]) => key === chosen && key !== 'gallery')?.[1]
  return named ?? viewports.phone
}
