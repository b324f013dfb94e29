import styled from '@emotion/styled'
import { Link } from 'react-router-dom'
import { useTranslation } from '../../../i18n'
import { theme } from '../../../theme/theme'
import { Icon } from '../../../ui/art/icons/Icon'
import { Badge } from '../../../ui/data/Badge'
import { Money } from '../../../ui/money/Money'
import type { OrderLine } from './lines'
import { RecordTime } from './RecordTime'

/** Estimated row height, px. */
export const ORDER_ROW = 60

/** An order; the whole row opens it. */
export function OrderRow({ line }: { line: OrderLine }) {
  const { t, i18n } = useTranslation()
  const { state } = line
  return (
    <Row to={line.path}>
      <Mark>
        <Icon of={line.icon} size={20} />
      </Mark>
      <b>
        <bdi>{line.name}</bdi>
      </b>
      <Amount>
        <Money cents={line.amount} locale={i18n.language} />
      </Amount>
      <small>
        <RecordTime at={line.at} />
        {line.account && <bdi dir="ltr">{line.account}</bdi>}
      </small>
      <Badge tone={state.tone}>{t(`record.state.${state.word}`)}</Badge>
    </Row>
  )
}

const { color, radius, space, type } = theme

const Row = styled(Link)`
  display: grid;
  grid-template-columns: 36px minmax(0, 1fr) auto;
  gap: 2px ${space[3]};
  align-items: center;
  min-block-size: ${ORDER_ROW}px;
  padding: ${space[2]} ${space[3]};
  > span:last-child {
    justify-self: end;
  }
  b {
    ${type.labelLg};
    overflow-wrap: anywhere;
  }
  small {
    display: flex;
    flex-wrap: wrap;
    column-gap: ${space[2]};
    ${type.bodySm};
    color: ${color.text.secondary};
  }
  /* Large text: a column, so that no name breaks within a word. */
  ${theme.media.largeText} {
    grid-template-columns: minmax(0, 1fr) auto;
    > span:first-of-type {
      display: none;
    }
    > b,
    > small {
      grid-column: 1 / -1;
    }
  }
  &:focus-visible {
    outline-offset: -3px;
    border-radius: ${radius.sm};
  }
  @media (hover: hover) {
    &:hover {
      background: ${theme.recipe.quiet};
    }
  }
`

const Mark = styled.span`
  grid-row: span 2;
  display: grid;
  place-items: center;
  inline-size: 36px;
  block-size: 36px;
  border-radius: ${radius.sm};
  color: ${color.accent.text};
  background: ${color.bg.inset};
`

const Amount = styled.span`
  ${type.numMd};
  text-align: end;
`
