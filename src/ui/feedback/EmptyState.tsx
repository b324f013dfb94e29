import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { theme } from '../../theme/theme'

export interface StateProps {
  /** Usually an `UncutStone`. */
  art?: ReactNode
  title: ReactNode
  /** One sentence: what this is and what to do. */
  text?: ReactNode
  action?: ReactNode
  secondAction?: ReactNode
  level?: 1 | 2 | 3
}

/** An empty state with an optional action. */
export function EmptyState({ art, title, text, action, secondAction, level = 1 }: StateProps) {
  return (
    <Root>
      {art && <Art aria-hidden>{art}</Art>}
      <Title as={`h${level}`}>{title}</Title>
      {text && <Text>{text}</Text>}
      {(action || secondAction) && (
        <Actions>
          {action}
          {secondAction}
        </Actions>
      )}
    </Root>
  )
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  padding: ${theme.space[6]} ${theme.space[4]};
  text-align: center;
`

const Art = styled.div`
  display: grid;
  place-items: center;
  margin-block-end: ${theme.space[5]};
`

const Title = styled.h1`
  ${theme.type.titleLg};
  max-inline-size: min(100%, 20em);
  overflow-wrap: anywhere;
`

const Text = styled.p`
  ${theme.type.bodyMd};
  color: ${theme.color.text.secondary};
  max-inline-size: min(100%, 32ch);
  overflow-wrap: anywhere;
  margin-block-start: 6px;
  text-wrap: balance;
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 10px;
  margin-block-start: ${theme.space[4]};
`
