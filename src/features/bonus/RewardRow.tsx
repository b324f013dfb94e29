import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { sourceOf } from '../../domain/report/entryKinds'
import { useTranslation } from '../../i18n'
import { formatWhen } from '../../i18n/dates'
import type { ReceivedReward } from '../../stores/bonus/BonusRecordStore'
import { useStores } from '../../stores/react/stores'
import { theme } from '../../theme/theme'
import { Art } from '../../ui/art/Art'
import { useAwardLook } from '../../ui/rewards/useAwardLook'

/** Estimated height of a reward's row, px. */
export const REWARD_ROW = 64

/** A received reward: kind, amount, source and time. */
export const RewardRow = observer(function RewardRow({ row }: { row: ReceivedReward }) {
  const { t, i18n } = useTranslation()
  const { symbol, name, amount, pieces } = useAwardLook(useStores().config.awardNames)(row)
  return (
    <Root>
      <Art name={symbol} size={36} />
      <Lines>
        <div>
          <strong>{name}</strong>
          <Amount>{pieces ? `×${amount}` : amount}</Amount>
        </div>
        <div>
          <span>{t(`bonus.from.${sourceOf(row) ?? 'other'}`)}</span>
          <time dateTime={new Date(row.createTime).toISOString()}>{formatWhen(row.createTime, i18n.language)}</time>
        </div>
      </Lines>
    </Root>
  )
})

const { color, space, type } = theme

const Root = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-block-size: ${REWARD_ROW}px;
  padding: ${space[2]} ${space[3]};
`

const Lines = styled.div`
  flex: 1;
  min-inline-size: 0;
  > div {
    display: flex;
    gap: ${space[2]};
    align-items: baseline;
  }
  /* The start of each line takes the space left by its end. */
  strong,
  span {
    flex: 1 1 0;
    min-inline-size: 3.5rem;
  }
  strong {
    ${type.labelLg};
  }
  time {
    text-align: end;
  }
  span,
  time {
    ${type.labelSm};
    color: ${color.text.secondary};
  }
  ${theme.media.largeText} {
    > div {
      flex-wrap: wrap;
    }
    time {
      flex-basis: 100%;
      text-align: start;
    }
  }
  /* One line, as in a table. */
  ${theme.media.tablet} {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr)) 8rem;
    gap: ${space[3]};
    align-items: center;
    > div {
      display: contents;
    }
    bdi {
      grid-area: 1 / 4;
      text-align: end;
    }
    time {
      text-align: start;
    }
  }
`

const Amount = styled.bdi`
  ${type.numMd};
  color: ${color.coin.base};
`
