import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { formatCents } from '../../../domain/money'
import { useTranslation } from '../../../i18n'
import { formatWhen } from '../../../i18n/dates'
import { useFeature, useStores } from '../../../stores/react/stores'
import { usePaged } from '../../../stores/react/usePaged'
import { RebateStore, type ReceivedRebate } from '../../../stores/vip/RebateStore'
import { theme } from '../../../theme/theme'
import { LazyStone } from '../../../ui/art/scene/LazyStone'
import { EmptyState } from '../../../ui/feedback/EmptyState'
import { PageColumn } from '../../../ui/layout/PageColumn'
import { PagedList } from '../../../ui/lists/PagedList'
import { SignedOut } from '../../../ui/lists/SignedOut'
import { Money } from '../../../ui/money/Money'
import { PageHead } from '../../../ui/navigation/PageHead'

/** Estimated height of a row, px. */
const ROW = 60

/** Rebates received so far (`/vip/rebate/record`, spec §2). */
export const RebateRecordScreen = observer(function RebateRecordScreen() {
  const { session } = useStores()
  const { t } = useTranslation()
  const list = usePaged(useFeature(RebateStore).record)
  const title = t('title.vipRebateRecord')
  const head = <PageHead title={title} />
  if (!session.signedIn)
    return (
      <PageColumn>
        {head}
        <SignedOut />
      </PageColumn>
    )
  return (
    <PageColumn>
      <PagedList
        list={list}
        label={title}
        head={head}
        rowSize={ROW}
        empty={
          <EmptyState
            art={<LazyStone symbol="coin" start="gem" end="star" />}
            level={2}
            title={t('rebate.record.empty')}
            text={t('rebate.record.empty.text')}
          />
        }
        itemKey={({ id }) => id}
        renderItem={(row) => <Row row={row} />}
      />
    </PageColumn>
  )
})

function Row({ row: { bonus, bet, createTime } }: { row: ReceivedRebate }) {
  const { t, i18n } = useTranslation()
  return (
    <Line>
      <b>{t('rebate.record.row')}</b>
      <Money cents={bonus} locale={i18n.language} signed />
      <time dateTime={new Date(createTime).toISOString()}>{formatWhen(createTime, i18n.language)}</time>
      <small>{t('rebate.record.bet', { bet: formatCents(bet, i18n.language) })}</small>
    </Line>
  )
}

const { color, space, type } = theme

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 2px ${space[3]};
  align-content: center;
  min-block-size: ${ROW}px;
  padding: ${space[2]} ${space[3]};
  b {
    ${type.labelLg};
  }
  > span {
    ${type.numMd};
    color: ${color.status.success.text};
    justify-self: end;
  }
  time,
  small {
    ${type.bodySm};
    color: ${color.text.secondary};
  }
  /* One line, as in a table. */
  ${theme.media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr)) 8rem;
    align-items: center;
    > span {
      grid-area: 1 / 4;
    }
  }
`
