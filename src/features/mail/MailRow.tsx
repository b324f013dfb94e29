import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { Link, useSearchParams } from 'react-router-dom'
import { useTranslation } from '../../i18n'
import { directionOfText } from '../../i18n/isolate'
import { formatShortDay, formatTime } from '../../i18n/recordDates'
import { type MailHead, MailStore } from '../../stores/mail/MailStore'
import { useFeature, useStores } from '../../stores/react/stores'
import { theme } from '../../theme/theme'
import { blend } from '../../theme/tint'
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden'
import { ArtTile } from '../../ui/rewards/ArtTile'
import { GiftLine } from './GiftLine'
import { mailKind } from './mailKinds'

/** Estimated row height, px. */
export const MAIL_ROW = 76

interface MailRowProps {
  mail: MailHead
  /** Open beside the list. */
  chosen: boolean
  wide: boolean
}

/** A mail in the list; the whole row opens it. */
export const MailRow = observer(function MailRow({ mail, chosen, wide }: MailRowProps) {
  const store = useFeature(MailStore)
  const { platform } = useStores()
  const { t, i18n } = useTranslation()
  const [query] = useSearchParams()
  const unread = store.isUnread(mail)
  const { id, title, preview, createTime } = mail
  const next = new URLSearchParams(query)
  next.set('id', id)
  const isToday = new Date(createTime).toDateString() === new Date(platform.clock.now()).toDateString()
  return (
    <Row
      to={wide ? `/email?${next}` : `/email/detail?id=${encodeURIComponent(id)}`}
      replace={wide}
      preventScrollReset={wide}
      data-unread={unread || undefined}
      aria-current={chosen || undefined}
    >
      <ArtTile art={mailKind(mail.kind).art} />
      <Words>
        <Title>
          {unread && (
            <Dot>
              <VisuallyHidden>{t('mail.unread')}</VisuallyHidden>
            </Dot>
          )}
          <strong dir={directionOfText(title)}>{title}</strong>
        </Title>
        <time dateTime={new Date(createTime).toISOString()}>
          {isToday ? formatTime(createTime, i18n.language) : formatShortDay(createTime, i18n.language)}
        </time>
        {preview && <Preview dir={directionOfText(preview)}>{preview}</Preview>}
        <GiftLine mail={mail} />
      </Words>
    </Row>
  )
})

const { color, recipe, space, type } = theme

const Row = styled(Link)`
  display: grid;
  grid-template-columns: 44px minmax(0, 1fr);
  gap: ${space[3]};
  align-items: start;
  min-block-size: ${MAIL_ROW}px;
  padding: ${space[3]};
  color: ${color.text.secondary};
  &[data-unread] {
    color: ${color.text.primary};
    background: ${blend(color.accent.soft, 40)};
    border-radius: ${theme.radius.md};
  }
  &[aria-current] {
    background: ${recipe.quiet};
  }
  &:focus-visible {
    outline-offset: -3px;
    border-radius: ${theme.radius.sm};
  }
  @media (hover: hover) {
    &:hover {
      background: ${recipe.quietHover};
    }
  }
`

const Words = styled.span`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 2px ${space[3]};
  min-inline-size: 0;
  time {
    ${type.bodySm};
    color: ${color.text.secondary};
  }
  @media (width < 360px) {
    grid-template-columns: minmax(0, 1fr);
  }
`

const Title = styled.span`
  min-inline-size: 0;
  ${type.bodyMd};
  overflow-wrap: anywhere;
  strong {
    font-weight: inherit;
  }
  [data-unread] & {
    ${type.labelLg};
  }
`

const Dot = styled.span`
  display: inline-block;
  inline-size: 8px;
  block-size: 8px;
  margin-inline-end: 6px;
  border-radius: 8px;
  background: ${recipe.dot};
`

const Preview = styled.span`
  grid-column: 1 / -1;
  ${type.bodySm};
  color: ${color.text.secondary};
  white-space: nowrap;
  overflow: hidden;
  text-overflow: ellipsis;
`
