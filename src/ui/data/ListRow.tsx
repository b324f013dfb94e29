import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { PageAddress } from '../../domain/paths'
import { theme } from '../../theme/theme'
import { Icon } from '../art/icons/Icon'
import { caretRight, success } from '../art/icons/icons'
import { RedDot } from '../feedback/RedDot'

interface ListRowProps {
  title: ReactNode
  /** A second line. */
  text?: ReactNode
  /** Icon, picture or avatar. */
  start?: ReactNode
  /** Value or badge. */
  end?: ReactNode
  /** Shows a red dot with this accessible text. */
  dot?: string | undefined
  to?: PageAddress
  onClick?: () => void
  /** Of a row that is one of a choice: a check instead of an arrow. */
  chosen?: boolean
  /** `kind:id`, to log a view of it. */
  viewed?: string
}

/** A list row; with `to` or `onClick` the whole row is the target. */
export function ListRow({ title, text, start, end, dot, to, onClick, chosen, viewed }: ListRowProps) {
  const inside = (
    <>
      {start && <Start>{start}</Start>}
      <Body>
        <span>
          {title}
          {dot && <RedDot label={dot} />}
        </span>
        {text && <Text>{text}</Text>}
      </Body>
      {end && <End data-end>{end}</End>}
      {chosen === undefined ? (
        (to !== undefined || onClick) && <Icon of={caretRight} size={14} mirrored />
      ) : (
        <Mark>{chosen && <Icon of={success} size={20} />}</Mark>
      )}
    </>
  )
  if (to !== undefined)
    return (
      <Item data-viewed={viewed}>
        <Row as={Link} to={to}>
          {inside}
        </Row>
      </Item>
    )
  if (onClick)
    return (
      <Item data-viewed={viewed}>
        <Row as="button" type="button" aria-pressed={chosen} onClick={onClick}>
          {inside}
        </Row>
      </Item>
    )
  return (
    <Item data-viewed={viewed}>
      <Row>{inside}</Row>
    </Item>
  )
}

const { color } = theme

const Item = styled.li`
  &:not(:last-of-type) {
    box-shadow: inset 0 -1px 0 ${color.border.subtle};
  }
`

/** As wide with its check as without. */
const Mark = styled.span`
  display: grid;
  inline-size: 20px;
  color: ${color.accent.text};
`

const Row = styled.div<{ to?: PageAddress; type?: 'button' }>`
  display: flex;
  align-items: center;
  gap: 12px;
  inline-size: 100%;
  min-block-size: 52px;
  padding: 8px 14px;
  text-align: start;
  > svg:last-child {
    color: ${color.text.tertiary};
  }
  /* Large text: the value needs the arrow's place, or a line of its own. */
  ${theme.media.largeText} {
    flex-wrap: wrap;
    > [data-end] {
      margin-inline-start: auto;
    }
    > [data-end] + svg {
      display: none;
    }
  }
  &:focus-visible {
    outline-offset: -3px;
    border-radius: ${theme.radius.sm};
  }
  @media (hover: hover) {
    &:is(a, button):hover {
      background: ${theme.recipe.quiet};
    }
  }
`

const Start = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  min-inline-size: 24px;
  color: ${color.accent.text};
`

const Body = styled.span`
  flex: 1;
  min-inline-size: min-content;
  ${theme.type.bodyMd};
  > span:first-of-type {
    --dot-block: 0;
    --dot-inline: -14px;
    position: relative;
  }
`

const Text = styled.span`
  display: block;
  ${theme.type.bodySm};
  color: ${color.text.secondary};
`

const End = styled.span`
  min-inline-size: 0;
  overflow-wrap: anywhere;
  ${theme.type.labelMd};
  text-align: end;
  color: ${color.text.primary};
`
