import { useMessage, useTranslation } from '../../i18n'
import { RetryNote } from '../feedback/RetryNote'
import type { ResourceLook } from './view'

/** The next page did not come: why, and the way to ask for it once more. */
export function NextFailed({ why, retry }: Pick<ResourceLook, 'why' | 'retry'>) {
  const { t } = useTranslation()
  const say = useMessage()
  return <RetryNote title={t('list.failed')} text={say(why)} retryLabel={t('action.retry')} onRetry={retry} />
}
