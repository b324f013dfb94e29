import styled from '@emotion/styled'
import { useTranslation } from '../../i18n'
import { formatWhen } from '../../i18n/dates'
import { directionOfText } from '../../i18n/isolate'
import { useIsRoute } from '../../stores/react/isRoute'
import type { ThreadRow } from '../../stores/service/threadRows'
import { theme } from '../../theme/theme'
import { Button } from '../../ui/actions/Button'
import { TextLink } from '../../ui/actions/TextLink'
import { Pictures } from '../../ui/data/Pictures'
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden'
import { AgentFace } from './AgentFace'
import { OrderCard } from './OrderCard'

interface ChatBubbleProps extends Pick<ThreadRow, 'message'>, Partial<Pick<ThreadRow, 'begins' | 'ends'>> {
  /** Of a message that has not arrived. */
  state?: 'sending' | 'failed'
  onAgain?: () => void
}

/** One message: the player's own at the end, support's at the start beside a face. */
export function ChatBubble({ message, begins = false, ends = false, state, onAgain }: ChatBubbleProps) {
  const isRoute = useIsRoute()
  const { t, i18n } = useTranslation()
  const { from, by = '', text, at, path, order, images = [] } = message
  const speaks = begins && from === 'support'
  return (
    <Root data-from={from}>
      {speaks && (
        <Speaker>
          <AgentFace name={by} size={28} />
        </Speaker>
      )}
      {speaks && (by ? <b dir="auto">{by}</b> : <VisuallyHidden>{t('service.chat')}</VisuallyHidden>)}
      {images.length > 0 && <Pictures urls={images} alt={(position) => t('images.place', { place: position })} />}
      {text && (
        <Bubble dir={directionOfText(text)}>
          {text}
          {path && !order && isRoute(path) && (
            <TextLink to={path} chevron>
              {t('service.see')}
            </TextLink>
          )}
        </Bubble>
      )}
      {order && path && isRoute(path) && <OrderCard order={order} path={path} />}
      {state === 'sending' && <small>{t('service.sending')}</small>}
      {state === 'failed' && (
        <Button size="sm" variant="soft" onClick={onAgain}>
          {t('service.again')}
        </Button>
      )}
      {ends && <small>{formatWhen(at, i18n.language)}</small>}
    </Root>
  )
}

const { color, radius, recipe, space, type } = theme

const Root = styled.div`
  position: relative;
  display: grid;
  justify-items: start;
  gap: ${space[1]};
  &[data-from='support'] {
    padding-inline-start: 36px;
  }
  &[data-from='player'] {
    justify-items: end;
  }
  b,
  small {
    ${type.bodySm};
    color: ${color.text.secondary};
  }
`

const Speaker = styled.span`
  position: absolute;
  inset-inline-start: 0;
  inset-block-start: 4px;
`

const Bubble = styled.p`
  display: grid;
  gap: ${space[2]};
  max-inline-size: min(88%, 420px);
  padding: ${space[2]} ${space[3]};
  border-radius: ${radius.md};
  border-end-start-radius: 4px;
  ${type.bodyMd};
  overflow-wrap: anywhere;
  white-space: pre-line;
  background: ${color.bg.surface2};
  [data-from='player'] > & {
    color: ${color.text.onAccent};
    background: ${recipe.accent};
    border-end-start-radius: ${radius.md};
    border-end-end-radius: 4px;
  }
`
