import { autorun } from 'mobx'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import type { DrawResult } from '../../../../contract/jackpot'
import type { Jackpot } from '../../../../domain/jackpot/wheel'
import { cents } from '../../../../domain/money'
import { useTranslation } from '../../../../i18n'
import type { JackpotWin } from '../../../../stores/jackpot/JackpotWin'
import { useStores } from '../../../../stores/react/stores'
import { Art } from '../../../../ui/art/Art'
import { AmountPlate } from '../../../../ui/art/jackpot/AmountPlate'
import { LightRing } from '../../../../ui/art/jackpot/LightRing'
import { Nickname } from '../../../../ui/data/Nickname'
import { prizeSymbol } from '../../prizeSymbol'
import { usePrize } from '../../usePrize'
import { useVipTheme } from '../../useVipTheme'
import { Column, Line, Name, Plate, Stage, Wins } from './winStageStyles'

interface WinStageProps {
  win: JackpotWin
  drawn: DrawResult
  jackpot: Jackpot | null
}

/** The name, the count, the climb and the peak. "Won" is said only once the amount is final. */
export const WinStage = observer(function WinStage({ win, drawn, jackpot }: WinStageProps) {
  const { member } = useStores()
  const { t } = useTranslation()
  const { kind, money } = usePrize()
  const vip = useVipTheme()
  const stage = useRef<HTMLDivElement>(null)
  const digits = useRef<HTMLElement>(null)
  const nickname = member.info?.nickname
  const final = money(drawn.bonus)
  const { bonus } = drawn
  // Set on the elements, so that nothing renders thirty times a second.
  useEffect(
    () =>
      autorun(() => {
        if (digits.current) digits.current.textContent = money(cents(Math.floor(bonus * win.share)))
        stage.current?.style.setProperty('--filled', String(win.share))
      }),
    [win, bonus, money],
  )
  return (
    <Stage ref={stage} data-beat={win.beat}>
      <Line />
      <Column>
        <Name data-tier={jackpot ?? undefined}>{jackpot ? t(`jackpot.${jackpot}`) : t('jackpot.cell.jackpot')}</Name>
        <Art name={prizeSymbol(drawn.propId, 0)} size={128} eager />
        <Plate aria-hidden>
          <LightRing vip={vip} />
          <AmountPlate ref={digits} widest={final} value={money(cents(0))} />
        </Plate>
        {nickname && (
          <strong>
            <Nickname>{nickname}</Nickname>
          </strong>
        )}
        {nickname && (
          <Wins>{win.beat === 'peak' && <span>{t('jackpot.win.won', { name: kind(drawn.propId) })}</span>}</Wins>
        )}
      </Column>
    </Stage>
  )
})
