/** Whether the player is at a form or a dialog, which nothing may cover. */
export const isPageOccupied = (): boolean =>
  typeof document !== 'undefined' && document.querySelector('form, dialog[open]') !== null
