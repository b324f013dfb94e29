import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { vipOf } from '../../domain/vip/vipLevel'
import { vipProgress } from '../../domain/vip/vipProgress'
import { useTranslation } from '../../i18n'
import { useStores } from '../../stores/react/stores'
import { theme } from '../../theme/theme'
import { Icon } from '../../ui/art/icons/Icon'
import { calendar, gift, type IconData, percent, star, withdraw } from '../../ui/art/icons/icons'
import { SectionHead } from '../../ui/data/SectionHead'
import { type Column, Table } from '../../ui/data/Table'
import { type BenefitName, useBenefits } from './useBenefits'

const rows: readonly { name: BenefitName; icon: IconData }[] = [
  { name: 'rebate', icon: percent },
  { name: 'daily', icon: gift },
  { name: 'weekly', icon: star },
  { name: 'monthly', icon: calendar },
  { name: 'withdraw', icon: withdraw },
]

/** What the next level changes; at the top, what the level gives. */
export const NextLevel = observer(function NextLevel({ level }: { level: number }) {
  const { config } = useStores().config
  const { t } = useTranslation()
  const { names, of } = useBenefits()
  const map = config?.appVipMap ?? {}
  const mine = vipOf(map, level)
  const { next } = vipProgress(map, level, 0)
  if (!mine) return null
  const [now, then] = [of(mine), next && of(next)]
  const changed = then ? rows.filter(({ name }) => now[name] !== then[name]) : rows
  if (changed.length === 0) return null
  const title = t(next ? 'vip.next' : 'vip.yours')
  const column = (vip: typeof mine, strong: boolean): Column<(typeof rows)[number]> => ({
    id: `${vip.level}`,
    label: t('vip.level', { level: vip.level }),
    align: 'end',
    ...(strong && { strong }),
    cell: ({ name }) => <bdi>{of(vip)[name]}</bdi>,
  })
  return (
    <section>
      <SectionHead title={title} />
      <Table
        caption={title}
        rows={changed}
        rowKey={({ name }) => name}
        columns={[
          {
            id: 'name',
            label: t('vip.benefit'),
            cell: ({ name, icon }) => (
              <Name>
                <Icon of={icon} size={20} />
                {names[name]}
              </Name>
            ),
          },
          column(mine, false),
          ...(next ? [column(next, true)] : []),
        ]}
      />
    </section>
  )
})

const Name = styled.span`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  svg {
    flex: none;
    color: ${theme.color.accent.text};
  }
  /* Large text: the numbers need the width. */
  ${theme.media.largeText} {
    svg {
      display: none;
    }
  }
`
