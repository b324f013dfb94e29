/** Session storage key of the start-up pop-ups already shown, by their names with commas between. */
export const SHOWN_POPUPS = 'shown-popups'
