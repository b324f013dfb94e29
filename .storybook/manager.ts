import onest from '@fontsource-variable/onest/files/onest-latin-wght-normal.woff2'
import unbounded from '@fontsource-variable/unbounded/files/unbounded-latin-wght-normal.woff2'
import { createElement } from 'react'
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { addons, types } from 'storybook/manager-api'
import { managerTheme, toolbarLabel } from './theme'

addons.setConfig({
  theme: managerTheme,
  // Next to the canvas, so that a phone is shown at full height.
  layout: { panelPosition: 'right', rightPanelWidth: 300, navSize: 250 },
  // The addon's simulation ignores dialogs and docs pages; ours is the toolbar's "Color vision".
  toolbar: { 'storybook/a11y/panel': { hidden: true } },
})

const face = (family: string, file: string) =>
  `@font-face{font-family:'${family}';src:url(${file});font-weight:200 900}`
const css = `
${face('Onest Variable', onest)}
${face('Unbounded Variable', unbounded)}
/* The canvas is as tall as its viewport says; it scrolls where the window is lower. */
[data-dragging][data-scale]{flex-shrink:0}
/* "All six" takes the whole canvas; each of the six has the viewport's size. */
[data-six] [data-dragging][data-scale]{width:100%!important;height:100%!important;flex-shrink:1;border-width:0}
[data-six] div:has(>[data-dragging][data-scale]){padding:0}
[data-six] div:has(+[data-dragging][data-scale]){display:none}
/* Storybook letters chosen toolbar items in the color of selected rows, which is too dark here. */
[role=toolbar] button[aria-haspopup=listbox]{color:${toolbarLabel};padding-inline:6px;gap:4px;font-size:12px}
`
document.head.append(Object.assign(document.createElement('style'), { textContent: css }))

/** Stories that show all six by themselves. */
const isGallery = (viewport: unknown) => (viewport as { value?: string } | undefined)?.value === 'gallery'

/** The QA panel is a story, so that one build serves it: it steers the world of the story in the canvas. */
const qaPanel = () =>
  createElement('iframe', {
    title: 'QA panel',
    src: 'iframe.html?id=workbench-panel--of-the-canvas&viewMode=story',
    style: { display: 'block', inlineSize: '100%', blockSize: '100%', border: 0 },
  })

addons.add('kismara/qa', {
  type: types.PANEL,
  title: 'QA',
  render: ({ active }) => (active ? qaPanel() : null),
})

addons.register('kismara', ({ on }) => {
  const follow = ({ globals }: { globals: Record<string, unknown> }) =>
    document.body.toggleAttribute('data-six', globals['vip'] === 'all' || isGallery(globals['viewport']))
  on(SET_GLOBALS, follow)
  on(GLOBALS_UPDATED, follow)
})
