import { languageName } from '../../src/i18n/languageName'
import { LOCALES } from '../../src/i18n/supportedLocales'
import { MOTION } from '../../src/theme/motion'
import { palettes } from '../../src/theme/palettes/palettes'
import { vipThemes } from '../../src/theme/vip'
import { PLAYERS_THEME } from './themeOf'

/** Toolbar switches of the design system. */
export const toolbarGlobalTypes = {
  vip: {
    description: 'VIP theme',
    toolbar: {
      title: 'Theme',
      icon: 'paintbrush',
      dynamicTitle: true,
      items: [
        { value: PLAYERS_THEME, title: 'Theme: as the player' },
        ...vipThemes.map((vip) => ({ value: vip, title: `${vip} ${palettes[vip].name}` })),
        { value: 'all', title: 'All six' },
      ],
    },
  },
  locale: {
    description: 'Language',
    toolbar: {
      title: 'Language',
      icon: 'globe',
      dynamicTitle: true,
      items: [
        ...LOCALES.map(({ code }) => ({ value: code, title: languageName(code) })),
        { value: 'en-XA', title: 'Pseudo, 40% longer' },
      ],
    },
  },
  direction: {
    description: 'Writing direction',
    toolbar: {
      title: 'Direction',
      icon: 'transfer',
      dynamicTitle: true,
      items: [
        { value: 'auto', title: 'Auto' },
        { value: 'ltr', title: 'Left to right' },
        { value: 'rtl', title: 'Right to left' },
      ],
    },
  },
  motion: {
    description: 'Motion',
    toolbar: {
      title: 'Motion',
      icon: 'lightning',
      dynamicTitle: true,
      items: [
        { value: MOTION.reduced, title: 'Reduced' },
        { value: MOTION.full, title: 'Full' },
      ],
    },
  },
  textScale: {
    description: 'Text size',
    toolbar: {
      title: 'Text',
      icon: 'zoom',
      dynamicTitle: true,
      items: [
        { value: 100, title: '100%' },
        { value: 130, title: '130%' },
        { value: 200, title: '200%' },
      ],
    },
  },
  colorVision: {
    description: 'Color vision',
    toolbar: {
      title: 'Color vision',
      icon: 'eye',
      dynamicTitle: true,
      items: [
        { value: 'full', title: 'All colors' },
        { value: 'protanopia', title: 'No red (protanopia)' },
        { value: 'deuteranopia', title: 'No green (deuteranopia)' },
        { value: 'tritanopia', title: 'No blue (tritanopia)' },
        { value: 'achromatopsia', title: 'No color (achromatopsia)' },
      ],
    },
  },
}

export const toolbarInitialGlobals = {
  vip: PLAYERS_THEME,
  locale: 'en-US',
  direction: 'auto',
  motion: MOTION.reduced,
  textScale: 100,
  colorVision: 'full',
}
