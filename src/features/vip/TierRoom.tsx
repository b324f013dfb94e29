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

interface TierRoomProps {
  vip: VipTheme
  tier: string
  /** "VIP 7". */
  name: string
  /** Below the name. */
  caption?: ReactNode
  /** What the tier gives, each with its amount. */
  perks: readonly { name: string; amount: string }[]
  locked: boolean
  /** Whether it is on screen or next to it: only then its scene is drawn. */
  near: boolean
  /** At the bottom: progress, or how far it is. */
  children?: ReactNode
}

/** A tier as a room in its own theme: its medal, what it gives, and the way to it. */
export function TierRoom({ vip, tier, name, caption, perks, locked, near, children }: TierRoomProps) {
  const { t } = useTranslation()
  return (
    <Root data-vip={vip}>
      {near && <HeroScene vip={vip} />}
      <Calm />
      <Stone>
        <Suspense fallback={null}>
          <Medal vip={vip} size={200} locked={locked} />
        </Suspense>
      </Stone>
      <Tier>
        <Icon of={crownFill} size={14} />
        {t('vip.card.tier', { tier })}
      </Tier>
      <Name>{name}</Name>
      {caption && <p>{caption}</p>}
      {perks.length > 0 && (
        <Perks>
          {perks.map((perk) => (
            <div key={perk.name}>
              <dt>{perk.name}</dt>
              <dd>{perk.amount}</dd>
            </div>
          ))}
        </Perks>
      )}
      {children && <Foot>{children}</Foot>}
    </Root>
  )
}

const { color, media, radius, recipe, space, type } = theme
const calm = blend(color.bg.canvasEnd, 78)

const Root = styled.div`
  ${frame};
  container-type: inline-size;
  isolation: isolate;
  overflow: clip;
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${space[2]};
  block-size: 100%;
  padding: ${space[4]};
  border-radius: ${radius.lg};
  color: ${color.text.primary};
  background: ${recipe.hero};
  text-align: center;
  &::before {
    z-index: 1;
  }
  > p {
    ${type.bodyMd};
    position: relative;
  }
`

/** Keeps the text readable over the scene. */
const Calm = styled.span`
  position: absolute;
  inset: 0;
  background: linear-gradient(0deg, ${calm} 52%, transparent 84%);
`

const Stone = styled.div`
  position: relative;
  inline-size: min(200px, 56cqi);
  aspect-ratio: 1;
  svg {
    display: block;
    inline-size: 100%;
    block-size: auto;
  }
  /* Large text: the words need the width. */
  ${media.largeText} {
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

const Name = styled.b`
  ${type.displayXl};
  ${foilText};
  position: relative;
`

const Perks = styled.dl`
  position: relative;
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(min-content, 1fr);
  gap: ${space[2]};
  inline-size: 100%;
  margin: 0;
  > div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
    min-inline-size: 0;
  }
  dt {
    ${type.labelSm};
    color: ${color.text.secondary};
    overflow-wrap: anywhere;
  }
  dd {
    ${type.numMd};
    margin: 0;
    white-space: nowrap;
  }
  ${media.largeText} {
    grid-auto-flow: row;
  }
`

const Foot = styled.div`
  position: relative;
  display: grid;
  gap: ${space[2]};
  inline-size: 100%;
  margin-block-start: auto;
  padding-block-start: ${space[2]};
`
