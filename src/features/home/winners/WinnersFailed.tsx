import { useMessage, useTranslation } from '../../../i18n'
import { type Failure, failureMessage } from '../../../stores/data/message'
import { JackpotInfoStore } from '../../../stores/jackpot/JackpotInfoStore'
import { useFeature } from '../../../stores/react/stores'
import { RetryNote } from '../../../ui/feedback/RetryNote'

/** Shown when the winners fail to load, with a retry. */
export function WinnersFailed({ failure }: { failure: Failure }) {
  const jackpot = useFeature(JackpotInfoStore)
  const { t } = useTranslation()
  const format = useMessage()
  return (
    <RetryNote
      title={t('lobby.winners.failed')}
      text={format(failureMessage(failure))}
      retryLabel={t('action.retry')}
      onRetry={() => jackpot.load()}
    />
  )
}
