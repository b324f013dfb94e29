import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { theme } from '../../theme/theme'
import { HeroScene } from '../../ui/art/scene/HeroScene'
import { Beams } from './Beams'
import { useDesktop } from './useDesktop'
import { useVipTheme } from './useVipTheme'

/** What the cabinet stands in: its beams of light, on a wide screen before the theme's scene on both sides. */
export const CabinetBackdrop = observer(function CabinetBackdrop() {
  const vip = useVipTheme()
  const wide = useDesktop()
  return (
    <>
      {wide && (
        <Scenery aria-hidden>
          <Wing>
            <HeroScene vip={vip} />
          </Wing>
          <Wing>
            <HeroScene vip={vip} />
          </Wing>
        </Scenery>
      )}
      <Beams />
    </>
  )
})

const Scenery = styled.div`
  position: absolute;
  inset-block: 0;
  /* The whole window, in a narrow column, too. */
  inset-inline: calc(50% - 50vi);
  display: grid;
  grid-template-columns: 1fr 1fr;
  background: ${theme.recipe.hero};
  pointer-events: none;
  /* The cabinet is the hero. */
  opacity: 0.7;
  mask-image: radial-gradient(70% 90% at 50% 40%, black 40%, transparent);
`

/** Half of the scenery; the second one mirrors the first. */
const Wing = styled.div`
  position: relative;
  overflow: hidden;
  & + & {
    transform: scaleX(-1);
  }
  /* A frame around each half would divide the scene. */
  & > svg > svg ~ * {
    display: none;
  }
`
