import onest from '@fontsource-variable/onest/files/onest-latin-wght-normal.woff2'
import unbounded from '@fontsource-variable/unbounded/files/unbounded-latin-wght-normal.woff2'
import { addons } from 'storybook/manager-api'
import { managerTheme } from './theme'

addons.setConfig({
  theme: managerTheme,
  // The addon's simulation ignores dialogs and docs pages; ours is the toolbar's "Colour vision".
  toolbar: { 'storybook/a11y/panel': { hidden: true } },
})

const face = (family: string, file: string) =>
  `@font-face{font-family:'${family}';src:url(${file});font-weight:200 900}`
const sheet = document.createElement('style')
sheet.textContent = face('Onest Variable', onest) + face('Unbounded Variable', unbounded)
document.head.append(sheet)
