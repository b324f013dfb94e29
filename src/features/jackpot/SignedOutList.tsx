import { useLocation } from 'react-router-dom'
import { useTranslation } from '../../i18n'
import { LazyStone } from '../../ui/art/scene/LazyStone'
import { ButtonLink } from '../../ui/ButtonLink'
import { EmptyState } from '../../ui/EmptyState'

/** A list that only players may read, as a visitor sees it: the way to sign in, and back to here. */
export function SignedOutList() {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  return (
    <EmptyState
      art={<LazyStone symbol="key" start="coin" end="star" />}
      level={3}
      title={t('jackpot.list.signedOut')}
      action={
        <ButtonLink to="/auth/login" state={{ from: pathname }}>
          {t('action.signIn')}
        </ButtonLink>
      }
    />
  )
}
