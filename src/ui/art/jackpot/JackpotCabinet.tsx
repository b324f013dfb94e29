import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { theme } from '../../../theme/theme'
import { blend, shade } from '../../../theme/tint'
import type { VipTheme } from '../../../theme/vip'
import { Marquee } from './Marquee'

interface JackpotCabinetProps {
  readonly vip: VipTheme
  readonly title: string
  readonly children: ReactNode
}

const { color, radius, recipe } = theme

/** The cabinet: marquee, foil frame, enamel, plinth. A size container, so children may use `cqi`. */
export function JackpotCabinet({ vip, title, children }: JackpotCabinetProps) {
  return (
    <Cabinet>
      <Top>
        <Marquee vip={vip} title={title} />
      </Top>
      <Frame>
        <Enamel>
          <Inside>{children}</Inside>
        </Enamel>
      </Frame>
      <Plinth aria-hidden />
    </Cabinet>
  )
}

const Cabinet = styled.div({
  position: 'relative',
  inlineSize: '100%',
  maxInlineSize: 'var(--cabinet, 420px)',
  marginInline: 'auto',
})

const Top = styled.div({ position: 'relative', zIndex: 1, marginInline: '5%', marginBlockEnd: '-14px' })

const Frame = styled.div({
  position: 'relative',
  padding: '5px',
  borderRadius: `calc(${radius.lg} + 8px)`,
  background: recipe.foilEdge,
  boxShadow: `0 30px 60px -10px ${shade(75)}, 0 0 60px -12px ${color.accent.glow}`,
})

const Enamel = styled.div({
  paddingBlock: '30px 18px',
  paddingInline: 'clamp(8px, 8vi - 16px, 18px)',
  borderRadius: `calc(${radius.lg} + 4px)`,
  background: `linear-gradient(180deg, ${color.hero.to}, ${color.bg.surface1} 40%, ${color.bg.canvas})`,
  boxShadow: `inset 0 0 0 1px ${shade(50)}, inset 0 3px 14px ${shade(50)}`,
})

const Inside = styled.div({ containerType: 'inline-size' })

const Plinth = styled.div({
  blockSize: '18px',
  marginInline: '7%',
  marginBlockStart: '-4px',
  borderRadius: '0 0 18px 18px',
  background: `linear-gradient(180deg, ${color.foil.deep}, ${blend(color.foil.deep, 40, shade(100))})`,
  boxShadow: `inset 0 2px 3px ${shade(50)}`,
})
