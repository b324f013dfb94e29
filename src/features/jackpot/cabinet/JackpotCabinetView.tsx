import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { useTranslation } from '../../../i18n'
import { JackpotStore } from '../../../stores/jackpot/JackpotStore'
import { useFeature, useStores } from '../../../stores/react/stores'
import { theme } from '../../../theme/theme'
import { BulbFrame } from '../../../ui/art/jackpot/BulbFrame'
import { JackpotCabinet } from '../../../ui/art/jackpot/JackpotCabinet'
import { CabinetSheet } from '../lists/CabinetSheet'
import type { CabinetList } from '../lists/lists'
import { SidePanel } from '../lists/SidePanel'
import { ResultDialog } from '../result/ResultDialog'
import { WheelDialog } from '../result/WheelDialog'
import { WinDialog } from '../result/WinDialog'
import { useDesktop } from '../useDesktop'
import { useVipTheme } from '../useVipTheme'
import { CabinetMenu } from './CabinetMenu'
import { CabinetStage } from './CabinetStage'
import { ChanceLine } from './ChanceLine'
import { JackpotAmounts } from './JackpotAmounts'
import { LuckyGuy } from './LuckyGuy'
import { PrizeGrid } from './PrizeGrid'
import { SpinNotice } from './SpinNotice'
import { useSpinFeedback } from './useSpinFeedback'

/** The cabinet, its lists in sheets or, on a wide screen, beside it, and its result dialogs. */
export const JackpotCabinetView = observer(function JackpotCabinetView({ list = null }: { list?: 'rules' | null }) {
  const jackpot = useFeature(JackpotStore)
  const { session, modals } = useStores()
  const { t } = useTranslation()
  const vip = useVipTheme()
  const [sheet, setSheet] = useState<CabinetList | null>(list)
  const [beside, setBeside] = useState<CabinetList>('rank')
  const wide = useDesktop()
  // Reload for every session.
  const { token } = session
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new token reloads it
  useEffect(() => jackpot.subscribe(), [jackpot, token])
  useEffect(() => modals.prepare(), [modals])
  useSpinFeedback()
  const { phase } = jackpot.spin
  return (
    <>
      <CabinetStage data-wide={wide || undefined}>
        <JackpotCabinet vip={vip} title={t('jackpot.title')}>
          <Inside>
            <JackpotAmounts />
            <LuckyGuy />
            <BulbFrame chase={jackpot.spin.spinning && phase.name !== 'wheel'}>
              <PrizeGrid />
            </BulbFrame>
            <SpinNotice />
            <ChanceLine />
            {!wide && <CabinetMenu onOpen={setSheet} />}
          </Inside>
        </JackpotCabinet>
        {wide && (
          <>
            <SidePanel of={['rank', 'record']} selected={beside} onSelect={setBeside} />
            <SidePanel of={['rules']} selected="rules" />
          </>
        )}
      </CabinetStage>
      {phase.name === 'result' && <ResultDialog drawn={phase.drawn} />}
      {phase.name === 'wheel' && <WheelDialog jackpot={phase.jackpot} stopped={phase.stopped} />}
      {phase.name === 'amount' && (
        <WinDialog
          drawn={phase.drawn}
          jackpot={phase.jackpot}
          skipped={phase.skipped === true}
          onRecord={() => (wide ? setBeside('record') : setSheet('record'))}
        />
      )}
      {sheet && !(wide && sheet === list) && <CabinetSheet of={sheet} onClose={() => setSheet(null)} />}
    </>
  )
})

const Inside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[3]};
  /* Large text: SPIN in the first view, the small print and the ticker last. */
  ${theme.media.largeText} {
    > section {
      display: contents;
    }
    [data-minor] {
      order: 1;
    }
  }
`
