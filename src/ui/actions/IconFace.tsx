import { Icon } from '../art/icons/Icon'
import type { IconData } from '../art/icons/icons'
import { RedDot } from '../feedback/RedDot'
import { VisuallyHidden } from '../layout/VisuallyHidden'
import type { IconButtonVariant } from './iconButtonStyles'

/** What an icon button and an icon link show alike. */
export interface IconFaceProps {
  of: IconData
  /** The name of the action; nothing else says it. */
  label: string
  variant?: IconButtonVariant
  /** Pixels of the icon. */
  size?: number
  /** What the red dot means; without it there is no dot. */
  dot?: string | undefined
  mirrored?: boolean
}

/** The inside of an icon button. */
export function IconFace({ of, label, size = 22, dot, mirrored = false }: IconFaceProps) {
  return (
    <>
      <VisuallyHidden>{label}</VisuallyHidden>
      <Icon of={of} size={size} mirrored={mirrored} />
      {dot && <RedDot label={dot} />}
    </>
  )
}
