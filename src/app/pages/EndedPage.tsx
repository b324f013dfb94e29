import { useTranslation } from '../../i18n'
import { ButtonLink } from '../../ui/actions/ButtonLink'
import { LazyStone } from '../../ui/art/scene/LazyStone'
import { EmptyState } from '../../ui/feedback/EmptyState'

/** Shown for an activity that is not running, instead of a 404. */
export function EndedPage() {
  const { t } = useTranslation()
  return (
    <EmptyState
      art={<LazyStone symbol="hourglass" end="coin" />}
      title={t('error.ended.title')}
      text={t('error.ended.text')}
      action={<ButtonLink to="/">{t('action.home')}</ButtonLink>}
    />
  )
}
