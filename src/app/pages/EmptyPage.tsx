import { useTranslation } from '../../i18n'
import { ButtonLink } from '../../ui/actions/ButtonLink'
import { LazyStone } from '../../ui/art/scene/LazyStone'
import { EmptyState } from '../../ui/feedback/EmptyState'

/** Placeholder of a page that is not built yet. */
export function EmptyPage({ title }: { title: string }) {
  const { t } = useTranslation()
  return (
    <EmptyState
      art={<LazyStone symbol="mailbox" start="loveLetter" end="star" />}
      title={title}
      text={t('empty.text')}
      action={<ButtonLink to="/">{t('action.home')}</ButtonLink>}
    />
  )
}
