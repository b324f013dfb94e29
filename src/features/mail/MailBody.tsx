import styled from '@emotion/styled'
import { type MouseEvent, useLayoutEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useTranslation } from '../../i18n'
import { directionOfText } from '../../i18n/isolate'
import { useIsRoute } from '../../stores/react/isRoute'
import { useStores } from '../../stores/react/stores'
import { openTarget, safeLink } from '../../stores/shell/openTarget'
import { theme } from '../../theme/theme'
import { Button } from '../../ui/actions/Button'
import { sanitize } from './sanitize'

/** The sanitized HTML of a mail; a long one is cut until it is expanded. */
export function MailBody({ html }: { html: string }) {
  const root = useStores()
  const isRoute = useIsRoute()
  const navigate = useNavigate()
  const { t } = useTranslation()
  const ref = useRef<HTMLDivElement>(null)
  const [view, setView] = useState<'measured' | 'cut' | 'whole'>('measured')
  useLayoutEffect(() => {
    const body = ref.current
    if (!body) return
    body.replaceChildren(sanitize(html, (href) => safeLink(root, isRoute, href)))
    setView(body.scrollHeight > body.clientHeight ? 'cut' : 'whole')
  }, [html, root, isRoute])

  function follow(event: MouseEvent) {
    const anchor = event.target instanceof Element ? event.target.closest('a') : null
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey
    if (!anchor || !isPlain) return
    event.preventDefault()
    openTarget(root, isRoute, anchor.getAttribute('href') ?? '', navigate)
  }

  return (
    <>
      <Body
        ref={ref}
        dir={directionOfText(html.replace(/<[^>]*>/g, ''))}
        data-view={view}
        onClick={follow}
        onFocus={() => setView('whole')}
      />
      {view === 'cut' && (
        <Button variant="ghost" size="sm" onClick={() => setView('whole')}>
          {t('mail.showAll')}
        </Button>
      )}
    </>
  )
}

const { color, space, type } = theme

const Body = styled.div`
  ${type.bodyMd};
  overflow-wrap: anywhere;
  &:not([data-view='whole']) {
    max-block-size: 60vh;
    overflow: hidden;
  }
  &[data-view='cut'] {
    mask-image: linear-gradient(black 85%, transparent);
  }
  p,
  ul,
  ol,
  blockquote {
    margin: 0 0 ${space[3]};
  }
  ul,
  ol {
    padding-inline-start: ${space[5]};
    list-style: revert;
  }
  blockquote {
    padding-inline-start: ${space[3]};
    border-inline-start: 2px solid ${color.border.strong};
  }
  h1,
  h2,
  h3,
  strong,
  b {
    font: inherit;
    font-weight: 600;
  }
  a {
    color: ${color.accent.text};
    font-weight: 600;
    text-decoration: underline;
    text-underline-offset: 0.22em;
  }
`
