import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { frame, surface } from '../../theme/mixins'
import { theme } from '../../theme/theme'
import { Art } from '../../ui/art/Art'
import type { SymbolName } from '../../ui/art/symbols'

interface ActivityHeroProps {
  art: SymbolName
  /** How long the activity is open; shown above the title. */
  time?: ReactNode
  title: string
  children?: ReactNode
}

/** Header of an activity page. */
export function ActivityHero({ art, time, title, children }: ActivityHeroProps) {
  return (
    <Root>
      <Text>
        {time && <Time>{time}</Time>}
        <h1>{title}</h1>
        {children}
      </Text>
      <Art name={art} size={116} eager />
    </Root>
  )
}

const Root = styled.header`
  ${surface};
  ${frame};
  display: flex;
  gap: ${theme.space[3]};
  align-items: center;
  justify-content: space-between;
  min-block-size: 190px;
  padding: ${theme.space[5]} ${theme.space[4]};
  border-radius: ${theme.radius.lg};
  overflow: clip;
  > img {
    flex: 0 1 auto;
    min-inline-size: 64px;
    block-size: auto;
  }
  /* Large text: the words need the width. */
  ${theme.media.largeText} {
    > img {
      display: none;
    }
  }
`

const Text = styled.div`
  display: grid;
  gap: ${theme.space[2]};
  justify-items: start;
  min-inline-size: 0;
  h1 {
    ${theme.type.titleLg};
    overflow-wrap: anywhere;
  }
`

const Time = styled.span`
  padding: ${theme.space[1]} ${theme.space[3]};
  border-radius: ${theme.radius.md};
  ${theme.type.labelSm};
  color: ${theme.color.text.secondary};
  background: ${theme.color.bg.inset};
`
