import { useLocation } from 'react-router-dom'
import { useTranslation } from '../../i18n'
import { ButtonLink } from '../../ui/actions/ButtonLink'
import { LazyStone } from '../../ui/art/scene/LazyStone'
import { EmptyState } from '../../ui/feedback/EmptyState'

/** Page Not Found with the path (spec §2, §8). */
export function NotFoundPage() {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  return (
    <>
      <title>{`${t('error.404.title')} · ${t('brand')}`}</title>
      <EmptyState
        art={<LazyStone symbol="map" end="compass" />}
        title={t('error.404.title')}
        text={t('error.404.text', { path: pathname })}
        action={<ButtonLink to="/">{t('action.home')}</ButtonLink>}
      />
    </>
  )
}
