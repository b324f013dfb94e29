import type { VipTheme } from '../src/theme/vip'
import { viewports } from './viewports'

/** Under what a picture is taken: toolbar globals and the window. No height = as tall as the content. */
export interface Mode {
  vip?: VipTheme
  locale?: string
  viewport: { width: number; height?: number }
}

/** `parameters.chromatic` of a story whose picture is kept: read by our own visual tests and by Chromatic alike. */
export interface PictureParameters {
  disableSnapshot: boolean
  cropToViewport?: boolean
  modes: Record<string, Mode>
}

const sizeOf = ({ width, height }: { width: number; height: number }) => ({ width, height })
const phone = sizeOf(viewports.phone)

/** A phone in each theme, the themes by their names. */
export const themeModes = {
  Ember: { vip: 1, viewport: phone },
  Tide: { vip: 2, viewport: phone },
  Solstice: { vip: 3, viewport: phone },
  Jade: { vip: 4, viewport: phone },
  Nova: { vip: 5, viewport: phone },
  Opal: { vip: 6, viewport: phone },
} satisfies Record<string, Mode>

/** The same page where layouts break first. */
export const placeModes = {
  'Small phone': { vip: 1, viewport: sizeOf(viewports.small) },
  Desktop: { vip: 3, viewport: sizeOf(viewports.desktop) },
  Arabic: { vip: 5, locale: 'ar', viewport: phone },
} satisfies Record<string, Mode>

/** One picture with all six themes side by side, as tall as it is: for stories that draw the six themselves. */
export const galleryModes = {
  'All six': { viewport: { width: viewports.gallery.width } },
} satisfies Record<string, Mode>

/** What stories are, unless they say otherwise: drawn and checked, but no picture of theirs is kept. */
export const noPicture = { disableSnapshot: true, modes: {} } satisfies PictureParameters

/** For a piece: all six themes in one picture. */
export const gallery = { disableSnapshot: false, modes: galleryModes } satisfies PictureParameters

/** For what looks the same in every theme. */
export const onePage = {
  disableSnapshot: false,
  cropToViewport: true,
  modes: { Ember: themeModes.Ember },
} satisfies PictureParameters

/** For what takes the whole page: a picture of each theme. */
export const pageInSix = {
  disableSnapshot: false,
  cropToViewport: true,
  modes: themeModes,
} satisfies PictureParameters

/** For a key screen: a picture of each theme, on the smallest phone, on a desktop and from right to left. */
export const keyScreen = {
  disableSnapshot: false,
  cropToViewport: true,
  modes: { ...themeModes, ...placeModes },
} satisfies PictureParameters
