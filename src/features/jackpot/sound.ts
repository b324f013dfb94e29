import { createSound } from '../../ui/feedback/sound'

/** The one sound of the cabinet and its dialogs; `useSpinFeedback` keeps its switch. */
export const sound = createSound()
