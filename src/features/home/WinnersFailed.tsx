import { useMessage, useTranslation } from '../../i18n'
import { useFeature } from '../../stores/core/react'
import { JackpotInfoStore } from '../../stores/jackpot/JackpotInfoStore'
import { type Failure, failureMessage } from '../../stores/shell/message'
import { RetryNote } from '../../ui/feedback/RetryNote'

/** The winners could not be read: why, and the way to try again. */
export function WinnersFailed({ failure }: { failure: Failure }) {
  const jackpot = useFeature(JackpotInfoStore)
  const { t } = useTranslation()
  const format = useMessage()
  return (
    <RetryNote
      title={t('home.winners.failed')}
      text={format(failureMessage(failure))}
      retryLabel={t('action.retry')}
      onRetry={() => jackpot.load()}
    />
  )
}
