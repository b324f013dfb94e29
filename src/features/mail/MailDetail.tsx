import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { Suspense, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useTranslation } from '../../i18n'
import { formatWhen } from '../../i18n/dates'
import { directionOfText } from '../../i18n/isolate'
import { MailStore } from '../../stores/mail/MailStore'
import { useIsRoute } from '../../stores/react/isRoute'
import { useFeature } from '../../stores/react/stores'
import { useResource } from '../../stores/react/useResource'
import { theme } from '../../theme/theme'
import { ButtonLink } from '../../ui/actions/ButtonLink'
import { IconButton } from '../../ui/actions/IconButton'
import { trash } from '../../ui/art/icons/icons'
import { Skeleton } from '../../ui/feedback/Skeleton'
import { lazyScreen } from '../../ui/lazyScreen'
import { ResourceView } from '../../ui/lists/ResourceView'
import { ArtTile } from '../../ui/rewards/ArtTile'
import { GiftCard } from './GiftCard'
import { MailNotes } from './MailNotes'
import { mailKind } from './mailKinds'

// Lazy: the sanitizer comes while the mail is read.
const MailBody = lazyScreen<{ html: string }>(() => import('./MailBody').then((m) => m.MailBody))
// Lazy: after a tap.
const DeleteDialog = lazyScreen<{ onCancel: () => void; onConfirm: () => void }>(() =>
  import('./DeleteDialog').then((m) => m.DeleteDialog),
)

/** One mail: sender, text, and what is attached. */
export const MailDetail = observer(function MailDetail({ id }: { id: string }) {
  const store = useFeature(MailStore)
  const { t, i18n } = useTranslation()
  const isRoute = useIsRoute()
  const navigate = useNavigate()
  const [confirming, setConfirming] = useState(false)
  const resource = useResource(store.mail(id))
  const { value: mail } = resource
  const waits = mail !== null && store.giftOf(mail, 0) === 'waiting'

  function remove() {
    store.removal.begin({ id })
    void navigate('/email', { replace: true })
  }

  return (
    <ResourceView resource={resource} shape={['44px', '34px', '120px', '240px']}>
      {mail && (
        <Root>
          <From>
            <ArtTile art={mailKind(mail.kind).art} />
            <span>
              <b>{t(`mail.from.${mailKind(mail.kind).from}`)}</b>
              <time dateTime={new Date(mail.createTime).toISOString()}>
                {formatWhen(mail.createTime, i18n.language)}
              </time>
            </span>
            <IconButton of={trash} label={t('mail.delete')} onClick={() => (waits ? setConfirming(true) : remove())} />
          </From>
          <h2 dir={directionOfText(mail.title)}>{mail.title}</h2>
          <Suspense fallback={<Skeleton blockSize="120px" />}>
            <MailBody html={mail.body} />
          </Suspense>
          <MailNotes />
          {mail.awards.length > 0 && <GiftCard mail={mail} />}
          {mail.goTo && isRoute(mail.goTo) && (
            <ButtonLink variant={waits ? 'ghost' : 'secondary'} wide to={mail.goTo}>
              {t('mail.open')}
            </ButtonLink>
          )}
          {confirming && (
            <Suspense fallback={null}>
              <DeleteDialog onCancel={() => setConfirming(false)} onConfirm={remove} />
            </Suspense>
          )}
        </Root>
      )}
    </ResourceView>
  )
})

const { color, space, type } = theme

const Root = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  h2 {
    ${type.titleLg};
    overflow-wrap: anywhere;
  }
`

const From = styled.div`
  display: grid;
  grid-template-columns: 44px minmax(0, 1fr) 44px;
  gap: ${space[3]};
  align-items: center;
  b {
    display: block;
    ${type.labelLg};
  }
  time {
    ${type.bodySm};
    color: ${color.text.secondary};
  }
`
