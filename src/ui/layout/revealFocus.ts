import type { FocusEvent } from 'react'

/** Scrolls a row to its focused item; the browser leaves one alone that is partly in sight. */
export const revealFocus = ({ target }: FocusEvent): void =>
  target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
