/** Ways of seeing colour, as matrices over linear RGB (Machado, Oliveira and Fernandes 2009; grey by luminance). */
const matrices = {
  protanopia: ['0.152 1.053 -0.205', '0.115 0.786 0.099', '-0.004 -0.048 1.052'],
  deuteranopia: ['0.367 0.861 -0.228', '0.280 0.673 0.047', '-0.012 0.043 0.969'],
  tritanopia: ['1.256 -0.077 -0.179', '-0.078 0.931 0.148', '0.005 0.691 0.304'],
  achromatopsia: ['0.2126 0.7152 0.0722', '0.2126 0.7152 0.0722', '0.2126 0.7152 0.0722'],
} as const

const filters = Object.entries(matrices).map(
  ([name, rows]) =>
    `<filter id="sight-${name}"><feColorMatrix values="${rows.map((row) => `${row} 0 0`).join(' ')} 0 0 0 1 0"/></filter>`,
)

// A modal dialog is drawn beside the page, not in it.
const rules = Object.keys(matrices).map((name) => {
  const page = `:root[data-sight='${name}']`
  return `${page},${page} dialog:modal{filter:url(#sight-${name})}`
})

/** Shows the page as somebody sees it for whom some colours are the same. */
export function applySight(sight: unknown): void {
  const page = document.documentElement
  if (!Object.hasOwn(matrices, String(sight))) {
    delete page.dataset['sight']
    return
  }
  page.dataset['sight'] = String(sight)
  if (document.getElementById('sight')) return
  document.body.insertAdjacentHTML(
    'beforeend',
    `<div id="sight" aria-hidden="true"><style>${rules.join('')}</style><svg style="position:absolute;width:0;height:0">${filters.join('')}</svg></div>`,
  )
}
