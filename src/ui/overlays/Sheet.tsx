import { ModalFrame, type ModalProps } from './ModalFrame'

/** A form or a choice that comes up from the thumb's end of the screen; a dialog where there is room. */
export function Sheet(props: ModalProps) {
  return <ModalFrame {...props} place="bottom" />
}
