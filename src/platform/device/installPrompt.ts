import type { Stop } from '../clock'

/** The browser's own install dialog, as Chromium offers it. */
interface InstallPrompt extends Event {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>
}

declare global {
  interface Window {
    installPrompt?: InstallPrompt | undefined
  }
  interface WindowEventMap {
    beforeinstallprompt: InstallPrompt
  }
}

const keep = (event: InstallPrompt) => {
  // Otherwise the browser shows a bar of its own.
  event.preventDefault()
  window.installPrompt = event
}

/** Keeps the dialog until the player asks for it. The browser offers it once, maybe before the code has loaded. */
export const keepInstallPrompt = (): void => addEventListener('beforeinstallprompt', keep)

/** Whether the browser offers its dialog, now and later; `onInstalled` also when installed by the browser's menu. */
export const watchInstall = (onOffer: (offered: boolean) => void, onInstalled: () => void): Stop => {
  const offer = () => onOffer(window.installPrompt !== undefined)
  keepInstallPrompt()
  offer()
  addEventListener('beforeinstallprompt', offer)
  addEventListener('appinstalled', onInstalled)
  return () => {
    removeEventListener('beforeinstallprompt', offer)
    removeEventListener('appinstalled', onInstalled)
  }
}

/** Shows the dialog, which the browser allows once. */
export const promptInstall = async (): Promise<boolean> => {
  const { installPrompt } = window
  window.installPrompt = undefined
  return (await installPrompt?.prompt())?.outcome === 'accepted'
}
