import { useTranslation } from '../../i18n'
import { ButtonLink } from '../../ui/actions/ButtonLink'
import { LazyStone } from '../../ui/art/scene/LazyStone'
import { EmptyState } from '../../ui/feedback/EmptyState'

/** A page that has nothing to show, under its real title. */
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
