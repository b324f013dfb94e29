import { useState } from 'react'
import { useMessage, useTranslation } from '../../i18n'
import { type Failure, failureMessage } from '../../stores/message'
import { useStores } from '../../stores/react'
import { LazyStone } from '../../ui/art/scene/LazyStone'
import { Button } from '../../ui/Button'
import { ErrorState } from '../../ui/ErrorState'

/** The player could not be read: why, and the way to try again. */
export function MemberFailed({ failure }: { failure: Failure }) {
  const { user } = useStores()
  const { t } = useTranslation()
  const say = useMessage()
  const [busy, setBusy] = useState(false)
  const retry = () => {
    setBusy(true)
    void user.load().finally(() => setBusy(false))
  }
  return (
    <ErrorState
      art={<LazyStone symbol="plug" start="cloud" end="bolt" />}
      title={t('member.failed')}
      text={say(failureMessage(failure))}
      action={
        <Button busy={busy} onClick={retry}>
          {t('action.retry')}
        </Button>
      }
    />
  )
}
