import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { breakOf } from '../../../domain/care/breaks'
import { useMessage, useTranslation } from '../../../i18n'
import type { SpinFailure } from '../../../stores/jackpot/JackpotPhase'
import { JackpotStore } from '../../../stores/jackpot/JackpotStore'
import { useFeature } from '../../../stores/react/stores'
import { useFailureMessage } from '../../../stores/react/useFailureMessage'
import { theme } from '../../../theme/theme'
import { Button } from '../../../ui/actions/Button'
import { Note } from '../../../ui/feedback/Note'
import { RetryNote } from '../../../ui/feedback/RetryNote'
import { usePrize } from '../usePrize'

const OWN_TEXTS = [1001, 1002, 1003, 1004] as const

/** Errors with their retry: refused draws (spec §8), a lost reply, a failed reload. */
export const SpinNotice = observer(function SpinNotice() {
  const jackpot = useFeature(JackpotStore)
  const { t } = useTranslation()
  const { spin, infoState } = jackpot
  const { phase } = spin
  const why = phase.name === 'failed' ? phase.why : null
  const failureText = useFailureText(why)
  return (
    <Root>
      {why && (
        <Note tone={why.kind === 'notDrawn' ? 'info' : 'warning'} live>
          {failureText}
        </Note>
      )}
      {phase.name === 'checking' && (
        <Note tone="info" live>
          {t('jackpot.checking')}
        </Note>
      )}
      {phase.name === 'unresolved' && (
        <>
          <Note tone="info" live>
            {t('jackpot.unresolved')}
          </Note>
          <Button size="sm" variant="secondary" onClick={() => spin.resolve()}>
            {t('jackpot.unresolved.retry')}
          </Button>
        </>
      )}
      {infoState === 'failed' && (
        <RetryNote
          title={t('jackpot.reload.failed')}
          retryLabel={t('jackpot.reload.retry')}
          onRetry={() => jackpot.load()}
        />
      )}
    </Root>
  )
})

function useFailureText(why: SpinFailure | null): string | undefined {
  const { t } = useTranslation()
  const { describe } = usePrize()
  const format = useMessage()
  const refusal = useFailureMessage(why?.kind === 'refused' ? why : null)
  if (!why) return undefined
  if (why.kind === 'notDrawn') return t('jackpot.failed.notDrawn')
  if (why.kind === 'unknownCell') return t('jackpot.failed.unknownCell', { prize: describe(why.drawn) })
  if (breakOf(why.code)) return format(refusal)
  const own = OWN_TEXTS.find((code) => code === why.code)
  return own ? t(`activity.jackpot.failedTips${own}`) : t('jackpot.failed.generic', { code: why.code })
}

const Root = styled.div`
  display: grid;
  gap: ${theme.space[2]};
  &:empty {
    display: none;
  }
`
