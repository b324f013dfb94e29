import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import type { AppVip } from '../../contract/config'
import { vipOf } from '../../domain/vip/vipLevel'
import { vipProgress } from '../../domain/vip/vipProgress'
import { tiersOf } from '../../domain/vip/vipTiers'
import { useTranslation } from '../../i18n'
import { useStores } from '../../stores/react/stores'
import { theme } from '../../theme/theme'
import { toVipTheme } from '../../theme/vip'
import { Carousel } from '../../ui/data/Carousel'
import { Progress } from '../../ui/feedback/Progress'
import { TierRoom } from './TierRoom'
import { type BenefitName, useBenefits } from './useBenefits'

/** What a room names of its level. */
const PERKS: readonly BenefitName[] = ['rebate', 'daily', 'withdraw']

interface TierRoomsProps {
  /** Null for a visitor. */
  player: { vip: number; vipExp: number } | null
}

/** Every tier as a room in its own theme, the player's first, with the progress to the next level or to the tier. */
export const TierRooms = observer(function TierRooms({ player }: TierRoomsProps) {
  const { config } = useStores().config
  const { t } = useTranslation()
  const { exp, expLeft, names, of } = useBenefits()
  const map = config?.appVipMap ?? {}
  const tiers = tiersOf(map)
  const level = player?.vip ?? 0
  const mine = Math.max(
    0,
    tiers.findLastIndex(({ levels }) => (levels[0]?.level ?? 0) <= level),
  )
  const [at, setAt] = useState(mine)
  const { next, missing, share } = vipProgress(map, level, player?.vipExp ?? 0)
  const toNext = next ? t('vip.levelUp.missing', { amount: expLeft(missing), level: next.level }) : t('vip.top')
  const perksOf = (vip: AppVip | null | undefined) => {
    const benefits = vip && of(vip)
    return benefits
      ? PERKS.map((name) => ({ name: names[name], amount: benefits[name] })).filter(({ amount }) => amount !== '–')
      : []
  }
  const items = tiers.map(({ showType, tier, levels: [first] }, index) => {
    const own = player !== null && index === mine
    const locked = player === null ? index > 0 : index > mine
    const from = t('vip.card.from', { level: first?.level ?? 0 })
    return {
      id: `${index}`,
      content: (
        <TierRoom
          vip={toVipTheme(showType)}
          tier={tier}
          name={own ? t('vip.level', { level }) : tier}
          caption={own ? undefined : player === null || locked ? from : t('vip.card.reached')}
          perks={perksOf(own ? vipOf(map, level) : first)}
          locked={locked}
          near={Math.abs(index - at) <= 1}
        >
          {own && (
            <>
              <Line>
                <span>
                  {next
                    ? t('vip.xp', { exp: exp(player.vipExp), next: exp(next.experience) })
                    : t('vip.xp.top', { exp: exp(player.vipExp) })}
                </span>
                <b>{toNext}</b>
              </Line>
              <Progress value={share} max={1} label={t('vip.progress')} valueText={toNext} />
            </>
          )}
          {locked && first && (
            <p>
              {player === null
                ? t('vip.card.exp', { exp: exp(first.experience) })
                : t('vip.levelUp.missing', {
                    amount: expLeft(Math.max(0, first.experience - player.vipExp)),
                    level: first.level,
                  })}
            </p>
          )}
        </TierRoom>
      ),
    }
  })
  return (
    <Carousel
      key={mine}
      label={t('vip.tiers')}
      items={items}
      start={mine}
      peek="14px"
      previousLabel={t('vip.card.previous')}
      nextLabel={t('vip.card.next')}
      onShow={setAt}
    />
  )
})

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${theme.space[3]};
  ${theme.type.bodyMd};
  font-variant-numeric: tabular-nums;
  text-wrap: balance;
  b {
    ${theme.type.labelMd};
  }
`
