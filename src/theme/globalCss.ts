import { baseCss } from './baseCss'
import { palettes } from './palettes/palettes'
import { recipeChanges, recipes } from './recipes/recipes'
import { leaves, propertyName, themed } from './vars'
import { type VipTheme, vipThemes } from './vip'

function declarations(vip: VipTheme): string[] {
  return leaves(themed(palettes[vip])).map(([path, value]) => {
    const unit = path[0] === 'radius' ? 'px' : ''
    return `${propertyName(path)}:${value}${unit}`
  })
}

function recipeDeclarations(made: Partial<Record<string, string>>): string[] {
  return Object.entries(made).map(([name, value]) => `${propertyName(['recipe', name])}:${value}`)
}

const brand = declarations(1)

// What is equal in all six is inherited from the root.
const everywhere = new Set(brand.filter((line) => vipThemes.every((vip) => declarations(vip).includes(line))))

/** Theme 1 is also the root's; its recipes are the base. */
function themeRule(vip: VipTheme): string {
  const own = declarations(vip).filter((line) => !everywhere.has(line))
  const selector = `${vip === 1 ? ':root,' : ''}[data-vip='${vip}']`
  return `${selector}{${[...own, ...recipeDeclarations(recipeChanges(vip))].join(';')}}`
}

const moreContrast =
  '@media (prefers-contrast:more){[data-vip]{--color-text-secondary:var(--color-text-primary);--color-border-subtle:var(--color-border-strong)}}'

/** The global stylesheet: inlined into the page by the build, injected by Storybook. */
export const globalCss = [
  baseCss,
  `:root{${[...everywhere].join(';')}}`,
  `:root,[data-vip]{${recipeDeclarations(recipes).join(';')}}`,
  ...vipThemes.map(themeRule),
  moreContrast,
].join('\n')
