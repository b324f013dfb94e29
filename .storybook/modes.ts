import type { VipTheme } from '../src/theme/vip'
import { viewports } from './viewports'

/** Toolbar globals and window of a screenshot. No height = as tall as the content. */
export interface Mode {
  vip?: VipTheme
  locale?: string
  viewport: { width: number; height?: number }
}

/** `parameters.chromatic` of stories with a baseline, read by our visual tests and by Chromatic. */
export interface PictureParameters {
  disableSnapshot: boolean
  cropToViewport?: boolean
  modes: Record<string, Mode>
}

const sizeOf = ({ width, height }: { width: number; height: number }) => ({ width, height })
const phone = sizeOf(viewports.phone)

/** A phone in each theme, by the themes' names. */
export const themeModes = {
  Ember: { vip: 1, viewport: phone },
  Tide: { vip: 2, viewport: phone },
  Solstice: { vip: 3, viewport: phone },
  Jade: { vip: 4, viewport: phone },
  Nova: { vip: 5, viewport: phone },
  Opal: { vip: 6, viewport: phone },
} satisfies Record<string, Mode>

/** Where layouts break first. */
export const placeModes = {
  'Small phone': { vip: 1, viewport: sizeOf(viewports.small) },
  Desktop: { vip: 3, viewport: sizeOf(viewports.desktop) },
  Arabic: { vip: 5, locale: 'ar', viewport: phone },
} satisfies Record<string, Mode>

/** All six themes side by side in one screenshot, as tall as the content; for stories that render all six. */
export const galleryModes = {
  'All six': { viewport: { width: viewports.gallery.width } },
} satisfies Record<string, Mode>

/** Default: rendered and tested, but without a baseline. */
export const noPicture = { disableSnapshot: true, modes: {} } satisfies PictureParameters

/** For a component: all six themes in one screenshot. */
export const gallery = { disableSnapshot: false, modes: galleryModes } satisfies PictureParameters

export const onePage = {
  disableSnapshot: false,
  cropToViewport: true,
  modes: { Ember: themeModes.Ember },
} satisfies PictureParameters

/** For whole pages: a screenshot per theme. */
export const pageInSix = {
  disableSnapshot: false,
  cropToViewport: true,
  modes: themeModes,
} satisfies PictureParameters

/** For key screens: a screenshot per theme, on the smallest phone, on a desktop and from right to left. */
export const keyScreen = {
  disableSnapshot: false,
  cropToViewport: true,
  modes: { ...themeModes, ...placeModes },
} satisfies PictureParameters
