import type { Node } from 'oxc-parser'
import { below, nameOf, rule } from './rule'

const ofCrypto = new Set(['randomUUID', 'subtle'])
const ofNavigator = new Set([
  ...['bluetooth', 'canShare', 'clearAppBadge', 'clipboard', 'contacts', 'credentials', 'geolocation', 'hid', 'locks'],
  ...['mediaDevices', 'permissions', 'serviceWorker', 'setAppBadge', 'share', 'storage', 'usb', 'wakeLock'],
])
const globals = new Set(['Notification', 'PasswordCredential', 'PublicKeyCredential', 'PaymentRequest', 'cookieStore'])

// The worker runs in a secure context only; the boot script runs before the platform exists.
const home = below('src/platform/', 'src/sw/', 'src/app/boot/')

/** What only a secure context has is asked for in the platform, which says what there is without it. */
export const secureContext = rule(
  'secure context',
  (path) => below('src/', 'mocks/', 'stories/', '.storybook/')(path) && !home(path),
  (node) => {
    const name = nameIn(node)
    return name === undefined ? [] : [`${name} is missing on plain http: ask for it in src/platform`]
  },
)

function nameIn(node: Node): string | undefined {
  if (node.type === 'NewExpression') {
    const name = nameOf(node.callee) ?? ''
    return globals.has(name) ? name : undefined
  }
  if (node.type !== 'MemberExpression') return undefined
  const [owner, key = ''] = [nameOf(node.object), nameOf(node.property)]
  if (owner === 'crypto' && ofCrypto.has(key)) return `crypto.${key}`
  if (owner === 'navigator' && ofNavigator.has(key)) return `navigator.${key}`
  return node.object.type === 'Identifier' && globals.has(node.object.name) ? node.object.name : undefined
}
