import styled from '@emotion/styled'
import { type ComponentProps, type ReactElement, type ReactNode, Suspense } from 'react'
import { theme } from '../../theme/theme'
import { blend } from '../../theme/tint'
import type { VipTheme } from '../../theme/vip'
import { Art } from '../art/Art'
import type { HeroScene } from '../art/scene/HeroScene'
import type { SymbolName } from '../art/symbols/symbols'
import { lazyScreen } from '../lazyScreen'

// In the chunk of the lobby's banner, which most players have loaded before.
const LateScene = lazyScreen<ComponentProps<typeof HeroScene>>(() =>
  import('../art/scene/HeroScene').then((m) => m.HeroScene),
)

interface RewardHeroProps {
  vip: VipTheme
  /** A symbol, or a drawing of its own: a medal. */
  art: SymbolName | ReactElement
  /** First line: "Ready to claim". */
  label: ReactNode
  /** What the view is about: a `BigAmount`. */
  amount: ReactNode
  /** How the amount adds up: "18.00 + 62.40". */
  sum?: ReactNode
  /** At most one button. */
  action?: ReactNode
  /** Below, over the whole width: a track, a bar. */
  children?: ReactNode
}

/** The scene of the theme with the one amount of the view, how it adds up, and its button. */
export function RewardHero({ vip, art, label, amount, sum, action, children }: RewardHeroProps) {
  return (
    <Root>
      <Scene aria-hidden>
        <Suspense fallback={null}>
          <LateScene vip={vip} />
        </Suspense>
      </Scene>
      <Words>
        <span>{label}</span>
        {amount}
        {sum && <Sum>{sum}</Sum>}
        {action}
      </Words>
      {typeof art === 'string' ? <Art name={art} size={104} eager /> : art}
      {children && <Below>{children}</Below>}
    </Root>
  )
}

const { color, radius, recipe, space, type } = theme

const Root = styled.section`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space[3]};
  align-items: center;
  min-block-size: 176px;
  padding: ${space[4]};
  overflow: clip;
  border-radius: ${radius.lg};
  background: ${recipe.hero};
  box-shadow: ${recipe.heroEdge};
  isolation: isolate;
  > img,
  > svg {
    inline-size: clamp(72px, 26vw, 104px);
    block-size: auto;
  }
  /* Large text: the words need the width. */
  ${theme.media.largeText} {
    grid-template-columns: minmax(0, 1fr);
    > img,
    > svg {
      display: none;
    }
  }
`

const Scene = styled.div`
  position: absolute;
  inset: 0;
  z-index: -1;
  border-radius: inherit;
  /* Words stand on the scene's start. */
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    background: linear-gradient(to right, ${blend(color.bg.inset, 78)} 45%, transparent 90%);
  }
  [dir='rtl'] &::after {
    transform: scaleX(-1);
  }
`

const Words = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space[2]};
  min-inline-size: 0;
  ${type.labelMd};
  overflow-wrap: anywhere;
`

const Sum = styled.span`
  ${type.bodySm};
`

const Below = styled.div`
  grid-column: 1 / -1;
  min-inline-size: 0;
`
