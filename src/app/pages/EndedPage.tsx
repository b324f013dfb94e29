import { useTranslation } from '../../i18n'
import { LazyStone } from '../../ui/art/scene/LazyStone'
import { ButtonLink } from '../../ui/ButtonLink'
import { EmptyState } from '../../ui/EmptyState'

/** An activity that is not running: its page says so instead of a 404. */
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
