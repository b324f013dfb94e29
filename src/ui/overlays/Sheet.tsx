import { ModalFrame, type ModalProps } from './ModalFrame'

/** A bottom sheet on phones, a dialog on wide screens. */
export function Sheet(props: ModalProps) {
  return <ModalFrame {...props} position="bottom" />
}
