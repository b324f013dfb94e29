import styled from '@emotion/styled'
import type { AppConfig } from '../../../contract/config'
import { tiersOf } from '../../../domain/vip/vipTiers'
import { useTranslation } from '../../../i18n'
import { frame } from '../../../theme/mixins'
import { theme } from '../../../theme/theme'
import { toVipTheme } from '../../../theme/vip'
import { Icon } from '../../../ui/art/icons/Icon'
import { caretDown } from '../../../ui/art/icons/icons'
import { Medal } from '../../../ui/art/medal/Medal'
import { Badge } from '../../../ui/data/Badge'
import { FactList } from '../../../ui/rewards/FactList'
import { useBenefits } from '../useBenefits'

interface LevelCardsProps {
  map: AppConfig['appVipMap']
  /** Null for a visitor. */
  level: number | null
}

/** All levels by tier, each tier in its own theme, on phones; the player's own level is open. */
export function LevelCards({ map, level }: LevelCardsProps) {
  const { t } = useTranslation()
  const { names, of, exp, money } = useBenefits()
  return tiersOf(map).map(({ showType, tier, levels }) => (
    <Tier key={tier} data-vip={toVipTheme(showType)} aria-label={tier}>
      <Head>
        <Medal vip={toVipTheme(showType)} size={56} />
        <h2>{tier}</h2>
      </Head>
      {levels.map((vip) => {
        const { levelUpBonus, betLimit, experience } = vip
        const benefits = of(vip)
        return (
          <Level key={vip.level} open={vip.level === level}>
            <summary>
              <b>{t('vip.level', { level: vip.level })}</b>
              {vip.level === level && <Badge tone="accent">{t('vip.levels.yours')}</Badge>}
              <span>{t('vip.xp.top', { exp: exp(experience) })}</span>
              <Icon of={caretDown} size={16} />
            </summary>
            <FactList
              plain
              facts={[
                [t('vip.levelUp'), money(levelUpBonus)],
                [names.daily, benefits.daily],
                [names.weekly, benefits.weekly],
                [names.monthly, benefits.monthly],
                [names.rebate, benefits.rebate],
                [names.withdraw, benefits.withdraw],
                [t('vip.levels.bet'), money(betLimit)],
              ]}
            />
          </Level>
        )
      })}
    </Tier>
  ))
}

const { color, radius, recipe, space, type } = theme

const Tier = styled.section`
  ${frame};
  padding: ${space[3]} ${space[4]};
  border-radius: ${radius.lg};
  color: ${color.text.primary};
  background: ${recipe.surface};
`

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  h2 {
    ${type.titleMd};
  }
`

const Level = styled.details`
  position: relative;
  padding-block-end: ${space[1]};
  &:not(:last-of-type) {
    box-shadow: inset 0 -1px 0 ${color.border.subtle};
  }
  summary {
    position: relative;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    padding-inline-end: ${space[6]};
    gap: ${space[2]};
    min-block-size: ${theme.size.touch};
    list-style: none;
    cursor: pointer;
    ${type.bodyMd};
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary > span:last-of-type {
    margin-inline-start: auto;
    color: ${color.text.secondary};
    font-variant-numeric: tabular-nums;
  }
  /* Beside lines that wrap with large text. */
  summary > svg {
    position: absolute;
    inset-inline-end: 0;
    inset-block-start: calc(50% - 8px);
  }
  &[open] > summary > svg {
    rotate: 180deg;
  }
  dl {
    padding-block-end: ${space[3]};
  }
`
