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

/** What a dialog and a sheet have in common. */
export interface ModalProps {
  open: boolean
  /** Asked for by the button, Escape, the back gesture or a tap beside it. */
  onClose: () => void
  title: string
  closeLabel: string
  children: ReactNode
  /** The buttons at its foot; they stay in sight while the content scrolls. */
  actions?: ReactNode
  /** A picture before the title. */
  art?: ReactNode
  /** Closing is refused for now; the close button stays and says why. */
  locked?: boolean
  lockedReason?: string
  /** The title is for the screen reader only, because the content shows it. */
  hideTitle?: boolean
  /** No surface: the content brings its own. */
  bare?: boolean
}

/** The body of a modal; `Dialog` and `Sheet` say where it stands. */
export function ModalFrame(props: ModalProps & { place: 'middle' | 'bottom' }) {
  // Mounted only while open: the focus goes back before the element is taken away.
  return props.open ? <OpenModal {...props} /> : null
}

function OpenModal({ place, ...props }: ModalProps & { place: 'middle' | 'bottom' }) {
  const { title, closeLabel, children, actions, art, locked = false, lockedReason, hideTitle, bare } = props
  const titleId = useId()
  const reasonId = useId()
  const { dialogProps, requestClose, refused } = useModal({ onClose: props.onClose, locked })
  return (
    <Root {...dialogProps} aria-labelledby={titleId} data-place={place} data-bare={bare || undefined}>
      <Panel>
        <Head data-bare={bare || hideTitle || undefined}>
          {art}
          <Title id={titleId} data-hidden={hideTitle || bare || undefined}>
            {title}
          </Title>
          <CloseAt data-bare={bare || undefined}>
            <IconButton
              of={close}
              label={closeLabel}
              variant={bare ? 'quiet' : 'plain'}
              size={20}
              aria-disabled={locked || undefined}
              aria-describedby={locked ? reasonId : undefined}
              onClick={requestClose}
            />
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

/** The reason again and again: an added blank makes the same words new, so they are read out each time. */
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
