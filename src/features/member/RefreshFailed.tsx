import { useMessage, useTranslation } from '../../i18n'
import { type Failure, failureMessage } from '../../stores/shell/message'
import { RetryNote } from '../../ui/feedback/RetryNote'

/** Shown when a refresh failed and the figures may be out of date, with a retry. */
export function RefreshFailed({ failure, onRetry }: { failure: Failure; onRetry: () => Promise<unknown> }) {
  const { t } = useTranslation()
  const format = useMessage()
  return (
    <RetryNote
      title={t('member.refreshFailed')}
      text={format(failureMessage(failure))}
      retryLabel={t('action.retry')}
      onRetry={onRetry}
    />
  )
}
