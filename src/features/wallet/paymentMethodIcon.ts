import { bank, card, coin, type IconData, lightning, qr, ticket, wallet } from '../../ui/art/icons/icons'

/** Icons by the name that the configuration gives a channel. */
const icons: Readonly<Record<string, IconData>> = { lightning, qrCode: qr, wallet, card, bank, coin, ticket }

export const paymentMethodIcon = (name = ''): IconData =>
  (Object.hasOwn(icons, name) ? icons[name] : undefined) ?? wallet
