import type { ParseKeys } from 'i18next'
import { check, download, globe, type IconData, more, plus, upload } from '../../../ui/art/icons/icons'

export type System = 'ios' | 'android' | 'computer'

/** The system of a device. */
export const systemOf = (os: string): System => (os === 'ios' || os === 'android' ? os : 'computer')

export interface InstallStep {
  text: ParseKeys
  icon: IconData
  /** Where on the screen it is. */
  at: 'top' | 'middle' | 'bottom'
}

/** How to put the app on the home screen. */
export const installSteps: Readonly<Record<System, readonly InstallStep[]>> = {
  ios: [
    { text: 'install.ios.open', icon: globe, at: 'top' },
    { text: 'install.ios.share', icon: upload, at: 'bottom' },
    { text: 'install.ios.add', icon: plus, at: 'middle' },
    { text: 'install.ios.confirm', icon: check, at: 'top' },
  ],
  android: [
    { text: 'install.android.open', icon: globe, at: 'top' },
    { text: 'install.android.menu', icon: more, at: 'top' },
    { text: 'install.android.install', icon: download, at: 'middle' },
    { text: 'install.android.confirm', icon: check, at: 'bottom' },
  ],
  computer: [
    { text: 'install.computer.open', icon: globe, at: 'top' },
    { text: 'install.computer.icon', icon: download, at: 'top' },
    { text: 'install.computer.confirm', icon: check, at: 'middle' },
  ],
}
