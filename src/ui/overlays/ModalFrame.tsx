import styled from '@emotion/styled'
import { type ReactNode, useId } from 'react'
import { visuallyHidden } from '../../theme/mixins'
import { theme } from '../../theme/theme'
import { IconButton } from '../actions/IconButton'
import { close } from '../art/icons/icons'
import { LiveRegion } from '../feedback/LiveRegion'
import { ScrollArea } from '../layout/ScrollArea'
import { modalStyles } from './modalStyles'
import { useModal } from './useModal'

/** Props of Dialog and Sheet. */
export interface ModalProps {
  open: boolean
  /** Close button, Escape, back gesture or a tap on the backdrop. */
  onClose: () => void
  title: string
  closeLabel: string
  children: ReactNode
  /** Buttons at the bottom; stay visible while the content scrolls. */
  actions?: ReactNode
  /** Picture before the title. */
  art?: ReactNode
  /** Closing is refused; the close button says why. */
  locked?: boolean
  lockedReason?: string
  /** Visually hide the title, when the content shows it. */
  hideTitle?: boolean
  /** On a wide screen with room for two columns. */
  wide?: boolean
  /** No surface; the content has its own. */
  bare?: boolean
  /** In place of the close button; Escape and the back gesture still call `onClose`. */
  corner?: ReactNode
}

/** Common implementation of Dialog and Sheet. */
export function ModalFrame(props: ModalProps & { position: 'middle' | 'bottom' }) {
  // Mounted only while open, so that focus returns before the element is removed.
  return props.open ? <OpenModal {...props} /> : null
}

function OpenModal({ position, ...props }: ModalProps & { position: 'middle' | 'bottom' }) {
  const {
    title,
    closeLabel,
    children,
    actions,
    art,
    locked = false,
    lockedReason,
    hideTitle,
    wide,
    bare,
    corner,
  } = props
  const titleId = useId()
  const reasonId = useId()
  const { dialogProps, requestClose, refused } = useModal({ onClose: props.onClose, locked })
  return (
    <Root {...dialogProps} aria-labelledby={titleId} data-place={position} data-bare={bare || undefined}>
      <Panel data-wide={wide || undefined}>
        <Head data-bare={bare || hideTitle || undefined}>
          {art}
          <Title id={titleId} data-hidden={hideTitle || bare || undefined}>
            {title}
          </Title>
          <CloseAt data-bare={bare || undefined}>
            {corner ?? (
              <IconButton
                of={close}
                label={closeLabel}
                variant={bare ? 'quiet' : 'plain'}
                size={20}
                aria-disabled={locked || undefined}
                aria-describedby={locked ? reasonId : undefined}
                onClick={requestClose}
              />
            )}
          </CloseAt>
        </Head>
        <Body>
          <div>{children}</div>
        </Body>
        {actions && <Actions>{actions}</Actions>}
      </Panel>
      <span id={reasonId} hidden>
        {lockedReason}
      </span>
      <LiveRegion urgent message={refusal(refused, lockedReason)} />
    </Root>
  )
}

/** Alternates a trailing space, so that the same reason is announced again each time. */
function refusal(times: number, reason = ''): string {
  return times === 0 ? '' : reason + '\u00a0'.repeat(times % 2)
}

const Root = styled.dialog(modalStyles.root)
const Panel = styled.div(modalStyles.panel)
const Head = styled.header(modalStyles.head)
const Body = styled(ScrollArea)(modalStyles.body)
const Actions = styled.footer(modalStyles.actions)
const CloseAt = styled.span(modalStyles.closeAt)

const Title = styled.h2`
  flex: 1;
  min-inline-size: 0;
  ${theme.type.titleLg};
  &[data-hidden] {
    ${visuallyHidden};
  }
`
