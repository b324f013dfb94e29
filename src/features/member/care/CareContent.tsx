import { observer } from 'mobx-react-lite'
import { Suspense, useEffect } from 'react'
import { type BreakKind, lengthsOf } from '../../../domain/care/breaks'
import { useTranslation } from '../../../i18n'
import { type Care, CareStore } from '../../../stores/member/CareStore'
import { useFeature } from '../../../stores/react/stores'
import { useNow } from '../../../stores/react/useNow'
import { SectionHead } from '../../../ui/data/SectionHead'
import { Columns } from '../../../ui/layout/Columns'
import { Stack } from '../../../ui/layout/Stack'
import { lazyScreen } from '../../../ui/lazyScreen'
import { RunningBreak } from './breaks/RunningBreak'
import { TimeOff } from './breaks/TimeOff'
import { useBreakSheet } from './breaks/useBreakSheet'
import { CareHelp } from './CareHelp'
import { DepositLimits } from './limits/DepositLimits'
import { RealityInterval } from './reality/RealityInterval'
import { TodayCard } from './TodayCard'

// Lazy: after a tap.
const BreakSheet = lazyScreen(() => import('./breaks/BreakSheet').then((m) => m.BreakSheet))

/** The page: this day, limits, reality checks, time off, and someone to talk to. */
export const CareContent = observer(function CareContent({ care }: { care: Care }) {
  const store = useFeature(CareStore)
  const { t } = useTranslation()
  const now = useNow()
  const sheet = useBreakSheet()
  useEffect(() => store.follow(), [store])
  const { breakUntil, excluded } = care
  const lengths = {
    timeOut: excluded ? [] : lengthsOf('timeOut', now, breakUntil),
    exclusion: lengthsOf('exclusion', now, breakUntil),
  } satisfies Record<BreakKind, unknown>
  const longer = excluded ? 'exclusion' : 'timeOut'
  return (
    <>
      <Columns>
        <Stack>
          {breakUntil !== null && (
            <RunningBreak
              until={breakUntil}
              excluded={excluded}
              onLonger={lengths[longer].length > 0 ? () => sheet.open(longer) : undefined}
            />
          )}
          <TodayCard care={care} />
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
            <TimeOff excluded={excluded} lengths={lengths} onOpen={sheet.open} />
          </section>
          <CareHelp />
        </Stack>
      </Columns>
      {sheet.opened && lengths[sheet.opened].length > 0 && (
        <Suspense fallback={null}>
          <BreakSheet kind={sheet.opened} lengths={lengths[sheet.opened]} onClose={sheet.close} />
        </Suspense>
      )}
    </>
  )
})
