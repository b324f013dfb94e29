import type { Device } from './device'

/** Whether this browser may be offered the installed app: not where it runs already, nor where it cannot be installed (spec §4). */
export const canInstall = ({ inWrapper }: Pick<Device, 'inWrapper'>): boolean => {
  const standalone =
    matchMedia('(display-mode: standalone)').matches || ('standalone' in navigator && navigator.standalone === true)
  const iosChrome = /CriOS\//.test(navigator.userAgent)
  return !inWrapper && !standalone && !iosChrome
}
