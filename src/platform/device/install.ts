import type { Device } from './device'

/** Whether to offer the app for installation: not when it is installed already, nor where it cannot be (spec §4). */
export const canInstall = ({ inWrapper }: Pick<Device, 'inWrapper'>): boolean => {
  const standalone =
    matchMedia('(display-mode: standalone)').matches || ('standalone' in navigator && navigator.standalone === true)
  const iosChrome = /CriOS\//.test(navigator.userAgent)
  return !inWrapper && !standalone && !iosChrome
}
