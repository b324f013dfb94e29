import { useTranslation } from '../../i18n'
import { Button } from '../../ui/actions/Button'
import { LazyStone } from '../../ui/art/scene/LazyStone'
import { EmptyState } from '../../ui/feedback/EmptyState'

/** No mail at all, or none that the filter finds. */
export function NoMail({ onShowAll }: { onShowAll: (() => void) | null }) {
  const { t } = useTranslation()
  const art = <LazyStone symbol="mailbox" start="coin" end="star" />
  if (!onShowAll) return <EmptyState art={art} level={2} title={t('mail.empty')} text={t('mail.empty.text')} />
  return (
    <EmptyState
      art={art}
      level={2}
      title={t('mail.none')}
      action={
        <Button variant="secondary" onClick={onShowAll}>
          {t('mail.none.all')}
        </Button>
      }
    />
  )
}
