import type { Device } from './device'

type Wrapped = Pick<Device, 'inWrapper'>

/** Whether the app runs as one: in its wrapper or from the home screen. */
export const isInstalled = ({ inWrapper }: Wrapped): boolean =>
  inWrapper ||
  matchMedia('(display-mode: standalone)').matches ||
  ('standalone' in navigator && navigator.standalone === true)

/** Whether to offer the app for installation: not when it is installed already, nor where it cannot be (spec §4). */
export const canInstall = (device: Wrapped): boolean => !isInstalled(device) && !/CriOS\//.test(navigator.userAgent)
