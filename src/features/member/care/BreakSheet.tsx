import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { BREAKS, type BreakKind, type BreakLength, endOfBreak } from '../../../domain/care/breaks'
import { useMessage, useTranslation } from '../../../i18n'
import { formatWhen } from '../../../i18n/dates'
import { useFeature, useStores } from '../../../stores/core/react'
import { submit } from '../../../stores/core/submit'
import { CareStore } from '../../../stores/member/CareStore'
import type { Message } from '../../../stores/shell/message'
import { theme } from '../../../theme/theme'
import { Button } from '../../../ui/actions/Button'
import { Note } from '../../../ui/feedback/Note'
import { SegmentedControl } from '../../../ui/fields/SegmentedControl'
import { Sheet } from '../../../ui/overlays/Sheet'

/** Choose a length, then confirm with the end date in sight. */
export const BreakSheet = observer(function BreakSheet({ kind, onClose }: { kind: BreakKind; onClose: () => void }) {
  const store = useFeature(CareStore)
  const { platform } = useStores()
  const { t, i18n } = useTranslation()
  const format = useMessage()
  const lengths: readonly BreakLength[] = BREAKS[kind]
  const [length, choose] = useState<BreakLength>(BREAKS[kind][0])
  const [sure, setSure] = useState(false)
  const [wrong, setWrong] = useState<Message | null>(null)
  const until = formatWhen(endOfBreak(platform.clock.now(), length), i18n.language)
  const start = submit((chosen: BreakLength) => store.takeBreak(chosen), {}, onClose)
  const confirm = () => void start(length).then((refusal) => setWrong(refusal?.message ?? null))
  return (
    <Sheet
      open
      onClose={onClose}
      title={kind === 'timeOut' ? t('care.timeOut') : t('care.exclusion')}
      closeLabel={t('action.close')}
      actions={
        sure ? (
          <>
            <Button variant="secondary" onClick={() => setSure(false)}>
              {t('action.back')}
            </Button>
            <Button variant="danger" busy={store.isBusy()} busyLabel={t('care.saving')} onClick={confirm}>
              {t(`care.${kind}.start`)}
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
          <>
            <b>{t('care.ends', { until })}</b>
            <p>{t('care.ends.text')}</p>
          </>
        ) : (
          <>
            <p>{t(`care.${kind}.text`)}</p>
            <SegmentedControl
              label={t('care.howLong')}
              options={lengths.map((value) => ({ value, label: t(`care.length.${value}`) }))}
              value={length}
              onChange={choose}
            />
          </>
        )}
        {wrong && (
          <Note tone="danger" live>
            {format(wrong)}
          </Note>
        )}
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
