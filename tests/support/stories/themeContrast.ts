import axe, { type Result } from 'axe-core'
import { type VipTheme, vipThemes } from '../../../src/theme/vip'

/** The contrast of every text on the page in the themes named, by flipping the page's theme in place. */
export const weakTextsIn = async (themes: readonly VipTheme[]): Promise<string[]> => {
  const page = document.documentElement
  const before = page.dataset['vip']
  const weak: string[] = []
  const still = holdStill()
  for (const vip of themes) {
    page.dataset['vip'] = String(vip)
    const { violations } = await axe.run(document.body, { runOnly: ['color-contrast'], resultTypes: ['violations'] })
    weak.push(...violations.flatMap((violation) => describeNodes(vip, violation)))
  }
  still.remove()
  page.dataset['vip'] = before
  return weak
}

/** The themes besides the one in which the whole set of rules has run. */
export const otherThemes = (first: unknown): VipTheme[] => vipThemes.filter((vip) => vip !== Number(first))

// A colour on its way from one theme to the next is nobody's colour.
const holdStill = () => {
  const sheet = document.createElement('style')
  sheet.textContent = '*,::before,::after{transition:none!important}'
  document.head.append(sheet)
  return sheet
}

const describeNodes = (vip: VipTheme, { nodes }: Result): string[] =>
  nodes.map(({ any, html, target }) => {
    const { fgColor, bgColor, contrastRatio, expectedContrastRatio } = any[0]?.data ?? {}
    return `theme ${vip}: ${contrastRatio} of ${expectedContrastRatio}, ${fgColor} on ${bgColor}, ${html} at ${target.join(' ')}`
  })
