import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { coinKindOf } from '../../../domain/report/entryKinds'
import { useTranslation } from '../../../i18n'
import { formatWhen } from '../../../i18n/dates'
import { formatNumber } from '../../../i18n/numbers'
import { useFeature } from '../../../stores/react/stores'
import { usePaged } from '../../../stores/react/usePaged'
import { RewardsStore } from '../../../stores/wallet/RewardsStore'
import { theme } from '../../../theme/theme'
import { List } from '../../../ui/data/List'
import { ListRow } from '../../../ui/data/ListRow'
import { SectionHead } from '../../../ui/data/SectionHead'
import { PagedList } from '../../../ui/lists/PagedList'

/** Where the points came from and went, newest first. */
export const PointsHistory = observer(function PointsHistory() {
  const { history } = useFeature(RewardsStore)
  const { t, i18n } = useTranslation()
  const { language } = i18n
  const list = usePaged(history)
  return (
    <section>
      <SectionHead title={t('rewards.history')} />
      <PagedList list={list} inCard rowSize={60} empty={<p>{t('rewards.history.none')}</p>}>
        {(rows) => (
          <List label={t('rewards.history')}>
            {rows.map((row) => (
              <ListRow
                key={row.id}
                title={t(`report.kind.${coinKindOf(row) ?? 'other'}`)}
                text={formatWhen(row.createTime, language)}
                end={
                  <Amount dir="ltr" data-gain={row.amount > 0 || undefined}>
                    {`${row.amount > 0 ? '+' : '\u2212'}${formatNumber(Math.abs(row.amount), language)}`}
                  </Amount>
                }
              />
            ))}
          </List>
        )}
      </PagedList>
    </section>
  )
})

const Amount = styled.bdi`
  ${theme.type.numMd};
  &[data-gain] {
    color: ${theme.color.status.success.text};
  }
`
