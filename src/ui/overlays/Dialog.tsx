import { ModalFrame, type ModalProps } from './ModalFrame'

/** A question or a message in the middle of the screen; everything behind it waits. */
export function Dialog(props: ModalProps) {
  return <ModalFrame {...props} place="middle" />
}
