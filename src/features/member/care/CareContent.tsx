import { observer } from 'mobx-react-lite'
import { useTranslation } from '../../../i18n'
import { formatWhen } from '../../../i18n/dates'
import type { Care } from '../../../stores/member/CareStore'
import { SectionHead } from '../../../ui/data/SectionHead'
import { Note } from '../../../ui/feedback/Note'
import { Columns } from '../../../ui/layout/Columns'
import { Stack } from '../../../ui/layout/Stack'
import { CareHelp } from './CareHelp'
import { DepositLimits } from './DepositLimits'
import { RealityInterval } from './RealityInterval'
import { SessionCard } from './SessionCard'
import { TimeOff } from './TimeOff'

/** The page: this session, limits, reality checks, time off, and someone to talk to. */
export const CareContent = observer(function CareContent({ care }: { care: Care }) {
  const { t, i18n } = useTranslation()
  const { breakUntil, excluded } = care
  const until = breakUntil === null ? '' : formatWhen(breakUntil, i18n.language)
  return (
    <Columns>
      <Stack>
        {breakUntil !== null && (
          <Note tone="info">{t(excluded ? 'care.excludedUntil' : 'care.breakUntil', { until })}</Note>
        )}
        <SessionCard care={care} />
        <section>
          <SectionHead title={t('care.limits')} />
          <DepositLimits limits={care.limits} />
        </section>
      </Stack>
      <Stack>
        <section>
          <SectionHead title={t('care.reality')} />
          <RealityInterval reminder={care.reminder} />
        </section>
        <section>
          <SectionHead title={t('care.timeOff')} />
          <TimeOff excluded={excluded} />
        </section>
        <CareHelp />
      </Stack>
    </Columns>
  )
})
