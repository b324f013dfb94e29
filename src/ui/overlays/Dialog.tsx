import { ModalFrame, type ModalProps } from './ModalFrame'

/** A modal dialog in the middle of the screen. */
export function Dialog(props: ModalProps) {
  return <ModalFrame {...props} position="middle" />
}
