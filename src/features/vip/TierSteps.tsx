import styled from '@emotion/styled'
import type { AppConfig } from '../../contract/config'
import { tiersOf } from '../../domain/vip/vipTiers'
import { useTranslation } from '../../i18n'
import { theme } from '../../theme/theme'
import { toVipTheme } from '../../theme/vip'
import { Medal } from '../../ui/art/medal/Medal'
import { Stepper } from '../../ui/fields/Stepper'

interface TierStepsProps {
  map: AppConfig['appVipMap']
  /** Null for a visitor. */
  level: number | null
}

/** The six medals; those not reached are dim and say so. */
export function TierSteps({ map, level }: TierStepsProps) {
  const { t } = useTranslation()
  const tiers = tiersOf(map)
  const mine = tiers.findLastIndex(({ levels }) => (levels[0]?.level ?? 0) <= (level ?? -1))
  return (
    <Root>
      <Stepper
        label={t('vip.tiers')}
        steps={tiers.map(({ tier, showType }, index) => {
          const state = index === mine ? 'current' : index < mine ? 'done' : 'locked'
          return {
            id: `${index}`,
            label: tier,
            state,
            stateLabel: t(`vip.tier.${state}`),
            art: <Medal vip={toVipTheme(showType)} size={44} locked={state === 'locked'} />,
          }
        })}
      />
    </Root>
  )
}

/** The line behind runs through the middle of the medals. */
const Root = styled.div`
  li:not(:first-of-type)::before {
    inset-block-start: 21px;
  }
  /* The longest name fits a sixth of the smallest phone; larger text takes two rows. */
  @media (min-width: 18em) and (max-width: 22em) {
    ol {
      gap: 0;
      letter-spacing: -0.03em;
    }
  }
  /* Large text: two full rows. */
  ${theme.media.largeText} {
    ol {
      display: grid;
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
    li::before {
      display: none;
    }
  }
  svg {
    max-inline-size: 100%;
    block-size: auto;
  }
`
