import { observer } from 'mobx-react-lite'
import { useTranslation } from '../../i18n'
import { useStores } from '../../stores/core/react'
import { Button } from '../../ui/actions/Button'
import { LazyStone } from '../../ui/art/scene/LazyStone'
import { ErrorState } from '../../ui/feedback/ErrorState'

/** Start-up failed; offers a retry. */
export const BootFailedPage = observer(function BootFailedPage() {
  const { boot } = useStores()
  const { t } = useTranslation()
  return (
    <ErrorState
      art={<LazyStone symbol="plug" start="cloud" end="bolt" />}
      title={t('boot.failed.title')}
      text={t('boot.failed.text')}
      action={
        <Button busy={boot.phase === 'loading'} onClick={() => void boot.load()}>
          {t('action.retry')}
        </Button>
      }
    />
  )
})
