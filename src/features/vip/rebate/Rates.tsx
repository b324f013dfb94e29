import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import type { AppVip } from '../../../contract/config'
import { ladderOf } from '../../../domain/vip/vipLevel'
import { useTranslation } from '../../../i18n'
import { useStores } from '../../../stores/react/stores'
import { theme } from '../../../theme/theme'
import { toVipTheme } from '../../../theme/vip'
import { Gem } from '../../../ui/art/medal/Gem'
import { SectionHead } from '../../../ui/data/SectionHead'
import { Table } from '../../../ui/data/Table'
import { Note } from '../../../ui/feedback/Note'
import { Skeleton } from '../../../ui/feedback/Skeleton'
import { useBenefits } from '../useBenefits'

/** Levels in a row with the same rate. */
interface Band {
  first: AppVip
  last: AppVip
}

const bandsOf = (ladder: readonly AppVip[]): readonly Band[] => {
  const starts = ladder.filter((vip, index) => vip.rebate !== ladder[index - 1]?.rebate || index === 0)
  return starts.map((first, index) => ({
    first,
    last: ladder.filter(({ level }) => level < (starts[index + 1]?.level ?? Number.POSITIVE_INFINITY)).at(-1) ?? first,
  }))
}

/** What bets pay back at each level, for visitors. */
export const Rates = observer(function Rates() {
  const { config } = useStores().config
  const { t } = useTranslation()
  const { names, of } = useBenefits()
  if (!config) return <Skeleton blockSize="320px" />
  const bands = bandsOf(ladderOf(config.appVipMap))
  return (
    <Root>
      <SectionHead title={t('rebate.rates')} />
      <Table
        caption={t('rebate.rates')}
        rows={bands}
        rowKey={({ first }) => first.level}
        columns={[
          {
            id: 'level',
            label: t('vip.levels.level'),
            cell: ({ first, last }) => (
              <Level>
                <Gem vip={toVipTheme(first.showType)} size={24} />
                {t('vip.level', { level: first === last ? first.level : `${first.level}–${last.level}` })}
              </Level>
            ),
          },
          {
            id: 'rate',
            label: names.rebate,
            align: 'end',
            strong: true,
            cell: ({ first }) => <bdi>{of(first).rebate}</bdi>,
          },
        ]}
      />
      <Note tone="info">{t('rebate.note')}</Note>
    </Root>
  )
})

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[3]};
`

const Level = styled.span`
  display: flex;
  gap: ${theme.space[2]};
  align-items: center;
`
