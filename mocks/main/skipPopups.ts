import { SHOWN_POPUPS } from '../../src/platform/storage/shownPopups'

/** All start-up pop-ups, as the session storage lists those that were shown. */
export const ALL_POPUPS = 'download,notice,firstDeposit,inviteSpin'

/** No start-up pop-up opens in this tab: all count as shown. */
export const skipPopups = (): void => {
  try {
    sessionStorage.setItem(SHOWN_POPUPS, ALL_POPUPS)
  } catch {
    // Without a storage they are shown.
  }
}
