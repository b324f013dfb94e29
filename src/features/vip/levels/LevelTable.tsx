import styled from '@emotion/styled'
import type { AppConfig, AppVip } from '../../../contract/config'
import { ladderOf } from '../../../domain/vip/vipLevel'
import { useTranslation } from '../../../i18n'
import { theme } from '../../../theme/theme'
import { toVipTheme } from '../../../theme/vip'
import { Gem } from '../../../ui/art/medal/Gem'
import { Badge } from '../../../ui/data/Badge'
import { type Column, Table } from '../../../ui/data/Table'
import { useBenefits } from '../useBenefits'

interface LevelTableProps {
  map: AppConfig['appVipMap']
  /** Null for a visitor. */
  level: number | null
}

/** All levels side by side, on wide windows. */
export function LevelTable({ map, level }: LevelTableProps) {
  const { t } = useTranslation()
  const { names, of, exp, money } = useBenefits()
  const number = (id: string, label: string, cell: (vip: AppVip) => string): Column<AppVip> => ({
    id,
    label,
    align: 'end',
    cell: (vip) => <bdi>{cell(vip)}</bdi>,
  })
  return (
    <Table
      caption={t('title.vipLevel')}
      rows={ladderOf(map)}
      rowKey={(vip) => vip.level}
      columns={[
        {
          id: 'level',
          label: t('vip.levels.level'),
          cell: (vip) => (
            <Name>
              <Gem vip={toVipTheme(vip.showType)} size={28} />
              <b>{t('vip.level', { level: vip.level })}</b>
              {vip.level === level && <Badge tone="accent">{t('vip.levels.yours')}</Badge>}
            </Name>
          ),
        },
        number('exp', t('vip.levels.exp'), ({ experience }) => exp(experience)),
        number('levelUp', t('vip.levelUp'), ({ levelUpBonus }) => money(levelUpBonus)),
        number('daily', names.daily, (vip) => of(vip).daily),
        number('weekly', names.weekly, (vip) => of(vip).weekly),
        number('monthly', names.monthly, (vip) => of(vip).monthly),
        number('rebate', names.rebate, (vip) => of(vip).rebate),
        number('withdraw', names.withdraw, (vip) => of(vip).withdraw),
        number('bet', t('vip.levels.bet'), ({ betLimit }) => money(betLimit)),
      ]}
    />
  )
}

const Name = styled.span`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  white-space: nowrap;
  svg {
    flex: none;
  }
`
