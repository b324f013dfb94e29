import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { useSearchParams } from 'react-router-dom'
import { useTranslation } from '../../i18n'
import { useStores } from '../../stores/react/stores'
import { theme } from '../../theme/theme'
import { LazyStone } from '../../ui/art/scene/LazyStone'
import { EmptyState } from '../../ui/feedback/EmptyState'
import { TaskPage } from '../../ui/layout/TaskPage'
import { useTablet } from '../../ui/layout/useMedia'
import { SignedOut } from '../../ui/lists/SignedOut'
import { MailDetail } from './MailDetail'
import { MailFoot } from './MailFoot'
import { MailList } from './MailList'

/** The mailbox (`/email`) and one mail (`/email/detail?id=`), side by side on wide screens (spec §2). */
export const MailScreen = observer(function MailScreen() {
  const { session } = useStores()
  const { t } = useTranslation()
  const wide = useTablet()
  const [query] = useSearchParams()
  const id = query.get('id')
  if (!session.signedIn)
    return (
      <TaskPage title={t('title.email')}>
        <SignedOut />
      </TaskPage>
    )
  const detail = id && <MailDetail key={id} id={id} />
  if (detail && !wide) return <TaskPage title={t('title.emailDetail')}>{detail}</TaskPage>
  return (
    <TaskPage title={t('title.email')} foot={<MailFoot />}>
      <Columns>
        <MailList chosen={id} wide={wide} />
        {wide && (
          <Open>
            {detail || (
              <EmptyState
                art={<LazyStone symbol="mailbox" start="coin" end="star" />}
                level={2}
                title={t('mail.choose')}
              />
            )}
          </Open>
        )}
      </Columns>
    </TaskPage>
  )
})

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[6]};
  align-items: start;
  ${theme.media.tablet} {
    grid-template-columns: minmax(18rem, 2fr) minmax(0, 3fr);
  }
`

const Open = styled.div`
  position: sticky;
  inset-block-start: ${theme.space[4]};
  min-inline-size: 0;
`
