import { useMessage, useTranslation } from '../../i18n'
import { JackpotInfoStore } from '../../stores/JackpotInfoStore'
import { type Failure, failureMessage } from '../../stores/message'
import { useFeature } from '../../stores/react'
import { RetryNote } from '../../ui/RetryNote'

/** The winners could not be read: why, and the way to try again. */
export function WinnersFailed({ failure }: { failure: Failure }) {
  const jackpot = useFeature(JackpotInfoStore)
  const { t } = useTranslation()
  const say = useMessage()
  return (
    <RetryNote
      title={t('home.winners.failed')}
      text={say(failureMessage(failure))}
      retryLabel={t('action.retry')}
      onRetry={() => jackpot.load()}
    />
  )
}
