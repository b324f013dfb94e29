import { observer } from 'mobx-react-lite'
import { useMessage, useTranslation } from '../../i18n'
import type { ActivityPage } from '../../stores/activity/ActivityPageStore'
import { failureMessage } from '../../stores/shell/message'
import { Button } from '../../ui/actions/Button'
import { LazyStone } from '../../ui/art/scene/LazyStone'
import { ErrorState } from '../../ui/feedback/ErrorState'
import { RetryNote } from '../../ui/feedback/RetryNote'

/** In place of an activity that could not be read, or above one that may be out of date. */
export const ActivityFailed = observer(function ActivityFailed({ page }: { page: ActivityPage }) {
  const { t } = useTranslation()
  const format = useMessage()
  const { value, failure } = page.detail
  if (!failure) return null
  const why = format(failureMessage(failure))
  if (value)
    return (
      <RetryNote
        title={t('activity.old')}
        text={why}
        retryLabel={t('action.retry')}
        onRetry={() => page.detail.refresh()}
      />
    )
  return (
    <ErrorState
      art={<LazyStone symbol="plug" start="cloud" end="bolt" />}
      title={t('activity.failed')}
      text={why}
      action={<Button onClick={() => void page.detail.load()}>{t('action.retry')}</Button>}
    />
  )
})
