import { Icon } from '../art/icons/Icon'
import type { IconData } from '../art/icons/icons'
import { RedDot } from '../feedback/RedDot'
import { VisuallyHidden } from '../layout/VisuallyHidden'
import type { IconButtonVariant } from './iconButtonStyles'

/** Props shared by icon buttons and icon links. */
export interface IconFaceProps {
  of: IconData
  /** The name of the action; nothing else says it. */
  label: string
  variant?: IconButtonVariant
  /** Icon size, px. */
  size?: number
  /** Shows a red dot with this accessible text. */
  dot?: string | undefined
  mirrored?: boolean
}

/** Content of an icon button or link. */
export function IconFace({ of, label, size = 22, dot, mirrored = false }: IconFaceProps) {
  return (
    <>
      <VisuallyHidden>{label}</VisuallyHidden>
      <Icon of={of} size={size} mirrored={mirrored} />
      {dot && <RedDot label={dot} />}
    </>
  )
}
