import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { type BreakKind, type BreakLength, endOfBreak } from '../../../../domain/care/breaks'
import { useTranslation } from '../../../../i18n'
import { formatWhen } from '../../../../i18n/dates'
import { submit } from '../../../../stores/data/submit'
import type { WriteOutcome } from '../../../../stores/data/writeOutcome'
import { CareStore } from '../../../../stores/member/CareStore'
import { useFeature, useStores } from '../../../../stores/react/stores'
import { theme } from '../../../../theme/theme'
import { Button } from '../../../../ui/actions/Button'
import { OutcomeNote } from '../../../../ui/feedback/OutcomeNote'
import { SegmentedControl } from '../../../../ui/fields/SegmentedControl'
import { Sheet } from '../../../../ui/overlays/Sheet'
import { ExclusionMoney } from './ExclusionMoney'

interface BreakSheetProps {
  kind: BreakKind
  /** To choose from; at least one. */
  lengths: readonly BreakLength[]
  onClose: () => void
}

/** Choose a length, with its end date in sight; a self-exclusion is confirmed once more. */
export const BreakSheet = observer(function BreakSheet({ kind, lengths, onClose }: BreakSheetProps) {
  const store = useFeature(CareStore)
  const { platform } = useStores()
  const { t, i18n } = useTranslation()
  const [chosen, choose] = useState<BreakLength | null>(null)
  const length = chosen ?? lengths[0]
  const [sure, setSure] = useState(false)
  const [wrong, setWrong] = useState<WriteOutcome | null>(null)
  if (!length) return null
  const until = formatWhen(endOfBreak(platform.clock.now(), length), i18n.language)
  const send = submit(() => store.takeBreak(length), {}, onClose)
  const start = () => void send({}).then(setWrong)
  const busy = { busy: store.isBusy(), busyLabel: t('care.saving'), onClick: start }
  return (
    <Sheet
      open
      onClose={onClose}
      title={kind === 'timeOut' ? t('care.timeOut') : t('care.exclusion')}
      closeLabel={t('action.close')}
      actions={
        kind === 'timeOut' ? (
          <Button wide {...busy}>
            {t('care.timeOut.start')}
          </Button>
        ) : sure ? (
          <>
            <Button variant="danger" {...busy}>
              {t('care.exclusion.confirm', { until })}
            </Button>
            <Button variant="secondary" onClick={() => setSure(false)}>
              {t('care.goBack')}
            </Button>
          </>
        ) : (
          <Button wide onClick={() => setSure(true)}>
            {t('care.next')}
          </Button>
        )
      }
    >
      <Root>
        {sure ? (
          <b>{until}</b>
        ) : (
          <>
            <SegmentedControl
              label={t('care.howLong')}
              options={lengths.map((value) => ({ value, label: t(`care.length.${value}`) }))}
              value={length}
              onChange={choose}
            />
            <p>{t(`care.${kind}.effect`, { until })}</p>
          </>
        )}
        {kind === 'exclusion' && <ExclusionMoney />}
        <OutcomeNote outcome={wrong} />
      </Root>
    </Sheet>
  )
})

const Root = styled.div`
  ${theme.type.bodyMd};
  display: grid;
  gap: ${theme.space[3]};
  color: ${theme.color.text.secondary};
  p {
    margin: 0;
  }
  b {
    ${theme.type.titleSm};
    color: ${theme.color.text.primary};
  }
`
