import { bank, card, coin, deposit, type IconData, lightning, qr, ticket, wallet } from '../../../ui/art/icons/icons'

/** Icons by the configuration's name of a channel's, and by the key of a withdrawal's method. */
const icons: Readonly<Record<string, IconData>> = {
  lightning,
  qrCode: qr,
  wallet,
  card,
  bank,
  coin,
  ticket,
  express: lightning,
}

export const channelIcon = (name = ''): IconData => (Object.hasOwn(icons, name) ? icons[name] : undefined) ?? deposit
