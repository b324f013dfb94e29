import { languageName } from '../../src/i18n/languageName'
import { LOCALES } from '../../src/i18n/locales'
import { MOTION } from '../../src/theme/motion'

/** Toolbar switches of the design system. */
export const toolbarGlobalTypes = {
  vip: {
    description: 'VIP theme',
    toolbar: {
      title: 'Theme',
      icon: 'paintbrush',
      dynamicTitle: true,
      items: [
        { value: 1, title: '1 Ember' },
        { value: 2, title: '2 Tide' },
        { value: 3, title: '3 Solstice' },
        { value: 4, title: '4 Jade' },
        { value: 5, title: '5 Nova' },
        { value: 6, title: '6 Opal' },
        { value: 'all', title: 'All six' },
      ],
    },
  },
  locale: {
    description: 'Language',
    toolbar: {
      title: 'Locale',
      icon: 'globe',
      dynamicTitle: true,
      items: [
        ...LOCALES.map(({ code }) => ({ value: code, title: languageName(code) })),
        { value: 'en-XA', title: 'Pseudo, 40 % longer' },
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
        { value: 'auto', title: 'By locale' },
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
        { value: 100, title: '100 %' },
        { value: 130, title: '130 %' },
        { value: 200, title: '200 %' },
      ],
    },
  },
  colourVision: {
    description: 'Colour vision',
    toolbar: {
      title: 'Colour vision',
      icon: 'eye',
      dynamicTitle: true,
      items: [
        { value: 'full', title: 'All colours' },
        { value: 'protanopia', title: 'No red (protanopia)' },
        { value: 'deuteranopia', title: 'No green (deuteranopia)' },
        { value: 'tritanopia', title: 'No blue (tritanopia)' },
        { value: 'achromatopsia', title: 'No colour (achromatopsia)' },
      ],
    },
  },
}

export const toolbarInitialGlobals = {
  vip: 1,
  locale: 'en-US',
  direction: 'auto',
  motion: MOTION.reduced,
  textScale: 100,
  colourVision: 'full',
}
