import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { useTranslation } from '../../../i18n'
import { useFeature, useStores } from '../../../stores/core/react'
import { JackpotStore } from '../../../stores/jackpot/JackpotStore'
import { theme } from '../../../theme/theme'
import { BulbFrame } from '../../../ui/art/jackpot/BulbFrame'
import { JackpotCabinet } from '../../../ui/art/jackpot/JackpotCabinet'
import { RankSheet } from '../lists/RankSheet'
import { RecordSheet } from '../lists/RecordSheet'
import { RulesSheet } from '../lists/RulesSheet'
import { AmountDialog } from '../result/AmountDialog'
import { ResultDialog } from '../result/ResultDialog'
import { WheelDialog } from '../result/WheelDialog'
import { useVip } from '../useVip'
import { CabinetMenu, type CabinetSheet } from './CabinetMenu'
import { ChanceLine } from './ChanceLine'
import { JackpotAmounts } from './JackpotAmounts'
import { LuckyGuy } from './LuckyGuy'
import { PrizeGrid } from './PrizeGrid'
import { SpinNotice } from './SpinNotice'
import { useSpinFeedback } from './useSpinFeedback'

/** The cabinet with its sheets and result dialogs. */
export const JackpotCabinetView = observer(function JackpotCabinetView() {
  const jackpot = useFeature(JackpotStore)
  const { session, modals } = useStores()
  const { t } = useTranslation()
  const vip = useVip()
  const [sheet, setSheet] = useState<CabinetSheet | null>(null)
  const close = () => setSheet(null)
  // Reload for every session.
  const { token } = session
  // biome-ignore lint/correctness/useExhaustiveDependencies: the token is why it is read again
  useEffect(() => jackpot.open(), [jackpot, token])
  useEffect(() => modals.prepare(), [modals])
  useSpinFeedback()
  const { phase } = jackpot.spin
  useEffect(() => (sheet === null ? undefined : modals.push(() => setSheet(null))), [sheet, modals])
  const resultShown = phase.name === 'result' || phase.name === 'amount'
  useEffect(() => (resultShown ? modals.push(() => jackpot.spin.dismiss()) : undefined), [resultShown, modals, jackpot])
  return (
    <>
      <JackpotCabinet vip={vip} title={t('jackpot.title')}>
        <Inside>
          <JackpotAmounts />
          <LuckyGuy />
          <BulbFrame chase={jackpot.spin.spinning && phase.name !== 'wheel'}>
            <PrizeGrid />
          </BulbFrame>
          <SpinNotice />
          <ChanceLine />
          <CabinetMenu onOpen={setSheet} />
        </Inside>
      </JackpotCabinet>
      {phase.name === 'result' && <ResultDialog drawn={phase.drawn} />}
      {phase.name === 'wheel' && <WheelDialog jackpot={phase.jackpot} stopped={phase.stopped} />}
      {phase.name === 'amount' && <AmountDialog drawn={phase.drawn} jackpot={phase.jackpot} />}
      {sheet === 'record' && <RecordSheet onClose={close} />}
      {sheet === 'rank' && <RankSheet onClose={close} />}
      {sheet === 'rules' && <RulesSheet onClose={close} />}
    </>
  )
})

const Inside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[3]};
`
