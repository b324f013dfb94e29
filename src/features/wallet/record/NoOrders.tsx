import { useTranslation } from '../../../i18n'
import { Button } from '../../../ui/actions/Button'
import { ButtonLink } from '../../../ui/actions/ButtonLink'
import { LazyStone } from '../../../ui/art/scene/LazyStone'
import { EmptyState } from '../../../ui/feedback/EmptyState'

interface NoOrdersProps {
  view: 'deposits' | 'withdrawals' | 'everything'
  /** Null while nothing is filtered. */
  onShowAll: (() => void) | null
}

/** No rows: none with this filter, or none ever. Never leads to a deposit. */
export function NoOrders({ view, onShowAll }: NoOrdersProps) {
  const { t } = useTranslation()
  const stone = <LazyStone symbol={view === 'withdrawals' ? 'mailbox' : 'clipboard'} start="star" end="coin" />
  if (onShowAll)
    return (
      <EmptyState
        art={stone}
        level={2}
        title={t('record.none')}
        text={t('record.none.text')}
        action={
          <Button variant="secondary" onClick={onShowAll}>
            {t(`record.none.${view}`)}
          </Button>
        }
      />
    )
  return (
    <EmptyState
      art={stone}
      level={2}
      title={t(`record.empty.${view}`)}
      text={t('record.empty.text')}
      {...(view === 'withdrawals' && {
        action: (
          <ButtonLink variant="secondary" to="/faq#time">
            {t('record.empty.how')}
          </ButtonLink>
        ),
      })}
    />
  )
}
