import styled from '@emotion/styled'
import { type ComponentPropsWithRef, useId } from 'react'
import { VisuallyHidden } from '../layout/VisuallyHidden'
import { IconFace, type IconFaceProps } from './IconFace'
import { iconButtonStyles } from './iconButtonStyles'

interface IconButtonProps extends IconFaceProps, Omit<ComponentPropsWithRef<'button'>, 'children'> {
  /** Disables the button but keeps it focusable, with this description. */
  disabledReason?: string | undefined
}

/** A round icon button with a 44 px hit area. */
export function IconButton({ variant = 'plain', disabledReason, onClick, ...props }: IconButtonProps) {
  const { of, label, size, dot, mirrored, ...rest } = props
  const reasonId = useId()
  return (
    <Root
      type="button"
      aria-describedby={disabledReason ? reasonId : undefined}
      {...rest}
      aria-disabled={disabledReason ? true : rest['aria-disabled']}
      data-variant={variant}
      onClick={(event) => (disabledReason ? event.preventDefault() : onClick?.(event))}
    >
      <IconFace {...props} />
      {disabledReason && (
        <VisuallyHidden id={reasonId} hidden>
          {disabledReason}
        </VisuallyHidden>
      )}
    </Root>
  )
}

const Root = styled.button(iconButtonStyles)
