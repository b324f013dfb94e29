import type { Node } from 'oxc-parser'
import { below, nameOf, rule } from './rule'

const inSource = (...homes: readonly string[]) => {
  const isHome = below(...homes)
  return (path: string): boolean => path.startsWith('src/') && !isHome(path)
}

const hasRole = (node: Node, role: RegExp): boolean =>
  node.type === 'JSXAttribute' && nameOf(node.name) === 'role' && role.test(nameOf(node.value ?? undefined) ?? '')

/**
 * Dialogs are of `ui/overlays`, where Back, Escape and the button close them and the focus returns. The level-up draws its
 * own with `useModal`; the host's holds taps back while a modal loads.
 */
export const dialogs = rule(
  'dialogs',
  inSource('src/ui/overlays/', 'src/features/vip/levelUp/levelUpStyles.ts', 'src/app/modals/ModalHost.tsx'),
  (node) => {
    const isElement = node.type === 'JSXOpeningElement' && nameOf(node.name) === 'dialog'
    const isStyled =
      node.type === 'MemberExpression' && nameOf(node.object) === 'styled' && nameOf(node.property) === 'dialog'
    return isElement || isStyled || hasRole(node, /dialog/)
      ? ['a dialog is a Dialog, Sheet or ModalFrame of ui/overlays']
      : []
  },
)

/** Filters change the address by `useChangeUrl`, so that Back leaves the page. */
export const queryChanges = rule('query changes', inSource('src/ui/lists/filters/useChangeUrl.ts'), (node) =>
  node.type === 'VariableDeclarator' &&
  node.id.type === 'ArrayPattern' &&
  node.id.elements.length > 1 &&
  node.init?.type === 'CallExpression' &&
  nameOf(node.init.callee) === 'useSearchParams'
    ? ['the query is changed by useChangeUrl']
    : [],
)

/** What counts down on screen is a `Countdown`, which tells its end. */
export const timers = rule('timers', inSource('src/ui/data/Countdown.tsx'), (node) =>
  hasRole(node, /^timer$/) ? ['a timer is a Countdown of ui/data'] : [],
)
