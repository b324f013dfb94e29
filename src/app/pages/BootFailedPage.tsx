import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { useTranslation } from '../../i18n'
import { useStores } from '../../stores/react/stores'
import { theme } from '../../theme/theme'
import { Button } from '../../ui/actions/Button'
import { LazyStone } from '../../ui/art/scene/LazyStone'
import { Countdown } from '../../ui/data/Countdown'
import { ErrorState } from '../../ui/feedback/ErrorState'
import { TRIES, useAutoRetry } from './useAutoRetry'

/** Start-up failed; offers a retry. */
export const BootFailedPage = observer(function BootFailedPage() {
  const { boot, platform } = useStores()
  const { t } = useTranslation()
  const retry = () => void boot.load()
  const next = useAutoRetry(boot.phase === 'failed', platform, retry)
  return (
    <ErrorState
      art={<LazyStone symbol="plug" start="cloud" end="bolt" />}
      title={t('boot.failed.title')}
      text={t('boot.failed.text')}
      action={
        <Ways>
          <Button busy={boot.phase === 'loading'} onClick={retry}>
            {t('action.retry')}
          </Button>
          {next && (
            <Countdown
              key={next.attempt}
              until={next.at}
              clock={platform.clock}
              label={({ minutes, seconds }) =>
                t('boot.failed.next', { seconds: minutes * 60 + seconds, attempt: next.attempt, of: TRIES })
              }
            />
          )}
        </Ways>
      }
    />
  )
})

const Ways = styled.div`
  display: grid;
  justify-items: center;
  gap: ${theme.space[3]};
  color: ${theme.color.text.secondary};
`
