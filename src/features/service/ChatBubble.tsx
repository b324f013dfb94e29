import styled from '@emotion/styled'
import { useTranslation } from '../../i18n'
import { formatWhen } from '../../i18n/dates'
import { directionOfText } from '../../i18n/isolate'
import { useIsRoute } from '../../stores/react/isRoute'
import type { SupportMessage } from '../../stores/service/ChatStore'
import { theme } from '../../theme/theme'
import { Button } from '../../ui/actions/Button'
import { TextLink } from '../../ui/actions/TextLink'
import { Pictures } from '../../ui/data/Pictures'
import { OrderCard } from './OrderCard'

interface ChatBubbleProps {
  message: SupportMessage
  /** Of a message that has not arrived. */
  state?: 'sending' | 'failed'
  onAgain?: () => void
}

/** One message: the player's own at the end, support's at the start. */
export function ChatBubble({ message, state, onAgain }: ChatBubbleProps) {
  const isRoute = useIsRoute()
  const { t, i18n } = useTranslation()
  const { from, text, at, path, order, images = [] } = message
  return (
    <Root data-from={from}>
      {images.length > 0 && <Pictures urls={images} alt={(position) => t('images.place', { place: position })} />}
      {text && (
        <Bubble dir={directionOfText(text)}>
          {text}
          {path && !order && isRoute(path) && <TextLink to={path}>{t('service.see')}</TextLink>}
        </Bubble>
      )}
      {order && path && isRoute(path) && <OrderCard order={order} path={path} />}
      {state === 'sending' && <small>{t('service.sending')}</small>}
      {state === 'failed' && (
        <Button size="sm" variant="soft" onClick={onAgain}>
          {t('service.again')}
        </Button>
      )}
      {!state && <small>{formatWhen(at, i18n.language)}</small>}
    </Root>
  )
}

const { color, radius, recipe, space, type } = theme

const Root = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space[1]};
  &[data-from='player'] {
    justify-items: end;
  }
  small {
    ${type.bodySm};
    color: ${color.text.secondary};
  }
`

const Bubble = styled.p`
  display: grid;
  gap: ${space[2]};
  max-inline-size: min(85%, 420px);
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
