import styled from '@emotion/styled'
import { type ReactNode, Suspense } from 'react'
import { useTranslation } from '../../i18n'
import { foilText, frame } from '../../theme/mixins'
import { theme } from '../../theme/theme'
import { blend } from '../../theme/tint'
import type { VipTheme } from '../../theme/vip'
import { Icon } from '../../ui/art/icons/Icon'
import { crownFill } from '../../ui/art/icons/icons'
import { HeroScene } from '../../ui/art/scene/HeroScene'
import { lazyScreen } from '../../ui/lazyScreen'

// Lazy: decoration, with reserved space.
const Medal = lazyScreen(() => import('../../ui/art/medal/Medal').then((m) => m.Medal))

interface TierCardProps {
  vip: VipTheme
  tier: string
  /** "VIP 7". */
  name: string
  /** Below the name. */
  caption?: ReactNode
  locked: boolean
  /** Whether it is on screen or next to it: only then its scene is drawn. */
  near: boolean
  /** At the bottom: progress. */
  children?: ReactNode
}

/** A tier in its own theme. */
export function TierCard({ vip, tier, name, caption, locked, near, children }: TierCardProps) {
  const { t } = useTranslation()
  return (
    <Root data-vip={vip}>
      {near && <HeroScene vip={vip} />}
      <Calm />
      <Stone>
        <Suspense fallback={null}>
          <Medal vip={vip} size={136} locked={locked} />
        </Suspense>
      </Stone>
      <Tier>
        <Icon of={crownFill} size={14} />
        {t('vip.card.tier', { tier })}
      </Tier>
      <Name>{name}</Name>
      {caption && <Caption>{caption}</Caption>}
      {children && <Foot>{children}</Foot>}
    </Root>
  )
}

const { color, radius, recipe, space, type } = theme
const calm = blend(color.bg.canvasEnd, 72)

const Root = styled.div`
  ${frame};
  container-type: inline-size;
  isolation: isolate;
  overflow: clip;
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  min-block-size: 216px;
  padding: ${space[4]};
  border-radius: ${radius.lg};
  color: ${color.text.primary};
  background: ${recipe.hero};
  &::before {
    z-index: 1;
  }
`

/** Keeps the text readable over the scene. */
const Calm = styled.span`
  position: absolute;
  inset: 0;
  background: linear-gradient(90deg, ${calm} 50%, transparent 90%), linear-gradient(0deg, ${calm} 30%, transparent 55%);
  [dir='rtl'] & {
    transform: scaleX(-1);
  }
`

const Stone = styled.div`
  position: absolute;
  inset-block-start: ${space[3]};
  inset-inline-end: ${space[3]};
  svg {
    inline-size: min(136px, 40cqi);
    block-size: auto;
  }
  /* Large text: the words need the width. */
  ${theme.media.largeText} {
    display: none;
  }
`

const Tier = styled.span`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  padding: ${space[1]} ${space[3]};
  border-radius: ${radius.pill};
  background: ${blend(color.bg.inset, 82)};
  ${type.labelSm};
  svg {
    color: ${color.accent.text};
  }
`

const Name = styled.p`
  ${type.displayXl};
  ${foilText};
  position: relative;
  margin-block-start: ${space[3]};
`

const Caption = styled.p`
  ${type.bodyMd};
  position: relative;
  max-inline-size: 58%;
  color: ${color.text.primary};
`

const Foot = styled.div`
  position: relative;
  display: grid;
  gap: ${space[2]};
  inline-size: 100%;
  margin-block-start: auto;
  padding-block-start: ${space[4]};
`
