import { SHOWN_POPUPS } from '../../src/platform/storage/shownPopups'

/** No start-up pop-up opens in this tab: all count as shown. */
export const skipPopups = (): void => {
  try {
    sessionStorage.setItem(SHOWN_POPUPS, 'download,notice,firstDeposit,inviteSpin')
  } catch {
    // Without a storage they are shown.
  }
}
