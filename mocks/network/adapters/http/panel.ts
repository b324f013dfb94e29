import { builtPages, type PageFile } from './builtPages'

const ROOT = '/__mock/'
const PAGE = 'mocks/panel/page/index.html'

const panelPages = builtPages(async () => {
  const { default: react } = await import('@vitejs/plugin-react')
  return { base: ROOT, plugins: [react({ jsxImportSource: '@emotion/react' })], input: [PAGE] }
})

/** The panel and its files; null for any other path, so that a control builds nothing. */
export const panelFile = (path: string): Promise<PageFile | null> => {
  if (path === ROOT || path === ROOT.slice(0, -1)) return panelPages(PAGE)
  const isFile = path.startsWith(`${ROOT}assets/`)
  return isFile ? panelPages(path.slice(ROOT.length)) : Promise.resolve(null)
}
