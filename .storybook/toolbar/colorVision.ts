/** Color vision deficiencies as matrices over linear RGB (Machado, Oliveira and Fernandes 2009; gray by luminance). */
const matrices = {
  protanopia: ['0.152 1.053 -0.205', '0.115 0.786 0.099', '-0.004 -0.048 1.052'],
  deuteranopia: ['0.367 0.861 -0.228', '0.280 0.673 0.047', '-0.012 0.043 0.969'],
  tritanopia: ['1.256 -0.077 -0.179', '-0.078 0.931 0.148', '0.005 0.691 0.304'],
  achromatopsia: ['0.2126 0.7152 0.0722', '0.2126 0.7152 0.0722', '0.2126 0.7152 0.0722'],
} as const

const filters = Object.entries(matrices).map(
  ([name, rows]) =>
    `<filter id="color-vision-${name}"><feColorMatrix values="${rows.map((row) => `${row} 0 0`).join(' ')} 0 0 0 1 0"/></filter>`,
)

// Modal dialogs are in the top layer, outside the page's filter.
const rules = Object.keys(matrices).map((name) => {
  const page = `:root[data-color-vision='${name}']`
  return `${page},${page} dialog:modal{filter:url(#color-vision-${name})}`
})

/** Simulates a color vision deficiency on the page. */
export function applyColorVision(colorVision: unknown): void {
  const page = document.documentElement
  if (!Object.hasOwn(matrices, String(colorVision))) {
    delete page.dataset['colorVision']
    return
  }
  page.dataset['colorVision'] = String(colorVision)
  if (document.getElementById('color-vision')) return
  document.body.insertAdjacentHTML(
    'beforeend',
    `<div id="color-vision" aria-hidden="true"><style>${rules.join('')}</style><svg style="position:absolute;width:0;height:0">${filters.join('')}</svg></div>`,
  )
}
