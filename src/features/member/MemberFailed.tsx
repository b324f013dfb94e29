import { useState } from 'react'
import { useMessage, useTranslation } from '../../i18n'
import { useStores } from '../../stores/core/react'
import { type Failure, failureMessage } from '../../stores/shell/message'
import { Button } from '../../ui/actions/Button'
import { LazyStone } from '../../ui/art/scene/LazyStone'
import { ErrorState } from '../../ui/feedback/ErrorState'

/** Shown when the player fails to load, with a retry. */
export function MemberFailed({ failure }: { failure: Failure }) {
  const { member } = useStores()
  const { t } = useTranslation()
  const format = useMessage()
  const [busy, setBusy] = useState(false)
  const retry = () => {
    setBusy(true)
    void member.load().finally(() => setBusy(false))
  }
  return (
    <ErrorState
      art={<LazyStone symbol="plug" start="cloud" end="bolt" />}
      title={t('member.failed')}
      text={format(failureMessage(failure))}
      action={
        <Button busy={busy} onClick={retry}>
          {t('action.retry')}
        </Button>
      }
    />
  )
}
