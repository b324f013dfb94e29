import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import type { ExchangeInfo } from '../../../domain/wallet/withdrawal'
import { useTranslation } from '../../../i18n'
import { formatter } from '../../../i18n/formatter'
import { formatNumber } from '../../../i18n/numbers'
import { useStores } from '../../../stores/react/stores'
import { theme } from '../../../theme/theme'

/** How much of a bet counts toward the turnover, by game type; no links, since this is no call to play. */
export const Contributions = observer(function Contributions({ info }: { info: ExchangeInfo }) {
  const { config } = useStores()
  const { t, i18n } = useTranslation()
  const { contributions = [] } = info
  const nameOf = (gameType: number) => config.config?.appGameTypeList.find(({ id }) => id === gameType)?.name
  const shares = [...new Set(contributions.map(({ percent }) => percent))].toSorted((a, b) => b - a)
  const rows = shares.map((percent) => ({
    percent,
    names: contributions.filter((one) => one.percent === percent).flatMap(({ gameType }) => nameOf(gameType) ?? []),
  }))
  const list = formatter(Intl.ListFormat, i18n.language, { type: 'unit' })
  return (
    <>
      <Text>{t('withdraw.counts.text')}</Text>
      <dl>
        {rows.map(({ percent, names }) => (
          <Row key={percent}>
            <dt>{list.format(names)}</dt>
            <dd>{t('withdraw.share', { percent: formatNumber(percent, i18n.language) })}</dd>
          </Row>
        ))}
      </dl>
    </>
  )
})

const { color, space, type } = theme

const Text = styled.p`
  margin: ${space[1]} 0 ${space[2]};
  ${type.bodySm};
  color: ${color.text.secondary};
`

const Row = styled.div`
  display: flex;
  gap: ${space[3]};
  justify-content: space-between;
  padding-block: ${space[1]};
  ${type.bodyMd};
  color: ${color.text.secondary};
  dd {
    margin: 0;
    ${type.numMd};
    color: ${color.text.primary};
  }
`
