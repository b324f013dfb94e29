import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { cents, formatCents } from '../../domain/money'
import { useTranslation } from '../../i18n'
import { theme } from '../../theme/theme'
import { Money } from './Money'
import { MovementName } from './MovementName'
import type { Movement } from './movement'

/** Estimated row height, px. */
export const MOVEMENT_ROW = 60

interface MovementRowProps {
  row: Movement
  /** A `time` element. */
  time: ReactNode
  onOpen: () => void
}

/** A movement of coin: what it was for, when, and the balance after it. */
export function MovementRow({ row, time, onOpen }: MovementRowProps) {
  const { t, i18n } = useTranslation()
  const { language } = i18n
  return (
    <Row type="button" onClick={onOpen}>
      <b>
        <MovementName row={row} />
      </b>
      <Amount data-gain={row.amount > 0 || undefined}>
        <Money cents={cents(row.amount)} locale={language} signed />
      </Amount>
      {time}
      <span>{t('report.row.balance', { amount: formatCents(cents(row.balanceAfter), language) })}</span>
    </Row>
  )
}

const { color, space, type } = theme

const Row = styled.button`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 2px ${space[3]};
  align-content: center;
  inline-size: 100%;
  min-block-size: ${MOVEMENT_ROW}px;
  padding: ${space[2]} ${space[3]};
  text-align: start;
  b {
    ${type.labelLg};
  }
  > span:last-of-type,
  time {
    ${type.bodySm};
    color: ${color.text.secondary};
  }
  > span {
    text-align: end;
  }
  &:focus-visible {
    outline-offset: -3px;
    border-radius: ${theme.radius.sm};
  }
  @media (hover: hover) {
    &:hover {
      background: ${theme.recipe.quiet};
    }
  }
`

const Amount = styled.span`
  ${type.numMd};
  &[data-gain] {
    color: ${color.status.success.text};
  }
`
