import { useLocation } from 'react-router-dom'
import { useTranslation } from '../../i18n'
import { ButtonLink } from '../actions/ButtonLink'
import { LazyStone } from '../art/scene/LazyStone'
import { EmptyState } from '../feedback/EmptyState'

/** Shown to visitors instead of player content; sign-in returns to this page. */
export function SignedOut({ level = 2, title }: { level?: 2 | 3; title?: string }) {
  const { t } = useTranslation()
  const { pathname, search } = useLocation()
  return (
    <EmptyState
      art={<LazyStone symbol="key" start="coin" end="star" />}
      level={level}
      title={title ?? t('list.signedOut')}
      action={
        <ButtonLink to="/auth/login" state={{ from: `${pathname}${search}` }}>
          {t('action.signIn')}
        </ButtonLink>
      }
    />
  )
}
