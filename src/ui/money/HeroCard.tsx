import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { frame, surface } from '../../theme/mixins'
import { theme } from '../../theme/theme'
import type { VipTheme } from '../../theme/vip'
import { Pattern } from '../art/scene/Pattern'

interface HeroCardProps {
  vip: VipTheme
  /** First line: what the amount is, and its range or state. */
  label: ReactNode
  aside?: ReactNode
  children: ReactNode
}

/** The framed card of the amount that a view is about, with the theme's pattern. */
export function HeroCard({ vip, label, aside, children }: HeroCardProps) {
  return (
    <Root>
      <Pattern vip={vip} strength={0.06} />
      <Head>
        <span>{label}</span>
        {aside !== undefined && <Aside>{aside}</Aside>}
      </Head>
      {children}
    </Root>
  )
}

const Root = styled.section(surface, frame, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space[3],
  padding: theme.space[4],
  '> *': { position: 'relative' },
  '> span:first-of-type': { position: 'absolute' },
})

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[1]} ${theme.space[3]};
  ${theme.type.labelMd};
  color: ${theme.color.text.primary};
`

const Aside = styled.span`
  ${theme.type.bodySm};
  color: ${theme.color.text.secondary};
`
