import { palettes } from '../src/theme/palettes/palettes'
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

/** A phone in a theme, by the theme's name. */
const onPhone = (vip: VipTheme): Record<string, Mode> => ({ [palettes[vip].name]: { vip, viewport: phone } })

/** Themes differ in color and art, not in layout: two show what a screen looks like, rules check the contrast of all. */
const twoThemes: Record<string, Mode> = { ...onPhone(1), ...onPhone(6) }

/** Where layouts break first. */
const places: Record<string, Mode> = {
  'Small phone': { vip: 1, viewport: sizeOf(viewports.small) },
  Desktop: { vip: 3, viewport: sizeOf(viewports.desktop) },
  Arabic: { vip: 5, locale: 'ar', viewport: phone },
}

/** Default: rendered and tested, but without a baseline. */
export const noPicture = { disableSnapshot: true, modes: {} } satisfies PictureParameters

/** For a component: one theme, as tall as the content. */
export const component = {
  disableSnapshot: false,
  modes: { Component: { vip: 1, viewport: { width: phone.width } } },
} satisfies PictureParameters

/** For a component that only wide screens have. */
export const wideComponent = {
  disableSnapshot: false,
  modes: { 'Wide component': { vip: 1, viewport: { width: viewports.desktop.width } } },
} satisfies PictureParameters

/** For art, which each theme draws in its own way: all six side by side in one screenshot, as tall as the content. */
export const gallery = {
  disableSnapshot: false,
  modes: { 'All six': { viewport: { width: viewports.gallery.width } } },
} satisfies PictureParameters

/** For a long list: what a phone shows of it. */
export const onePage = { disableSnapshot: false, cropToViewport: true, modes: onPhone(1) } satisfies PictureParameters

/** For whole screens. */
export const screen = { disableSnapshot: false, cropToViewport: true, modes: twoThemes } satisfies PictureParameters

/** For key screens: also on the smallest phone, on a desktop and from right to left. */
export const keyScreen = {
  disableSnapshot: false,
  cropToViewport: true,
  modes: { ...twoThemes, ...places },
} satisfies PictureParameters
