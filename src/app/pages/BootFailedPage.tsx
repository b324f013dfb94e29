import { observer } from 'mobx-react-lite'
import { useTranslation } from '../../i18n'
import { useStores } from '../../stores/core/react'
import { Button } from '../../ui/actions/Button'
import { LazyStone } from '../../ui/art/scene/LazyStone'
import { ErrorState } from '../../ui/feedback/ErrorState'
import { useAutoRetry } from './useAutoRetry'

/** Start-up failed; offers a retry. */
export const BootFailedPage = observer(function BootFailedPage() {
  const { boot, platform } = useStores()
  const { t } = useTranslation()
  const retry = () => void boot.load()
  useAutoRetry(boot.phase === 'failed', platform, retry)
  return (
    <ErrorState
      art={<LazyStone symbol="plug" start="cloud" end="bolt" />}
      title={t('boot.failed.title')}
      text={t('boot.failed.text')}
      action={
        <Button busy={boot.phase === 'loading'} onClick={retry}>
          {t('action.retry')}
        </Button>
      }
    />
  )
})
