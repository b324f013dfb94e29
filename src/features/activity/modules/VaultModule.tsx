import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import type { CSSProperties } from 'react'
import { coinOfStep, coinsOf } from '../../../domain/activity/activityFacts'
import { stepState, stepsShare } from '../../../domain/activity/activityStep'
import { cents } from '../../../domain/money'
import { useTranslation } from '../../../i18n'
import { theme } from '../../../theme/theme'
import { Art } from '../../../ui/art/Art'
import { activityArt } from '../../../ui/art/activityArt'
import { BigAmount } from '../../../ui/money/BigAmount'
import { ListModule } from './ListModule'
import type { ModuleProps } from './module'
import { SumFoot } from './SumFoot'

/** Steps that pay coins: a vault whose door fills up with them, what is in it, and the sum of what is ready. */
export const VaultModule = observer(function VaultModule(props: ModuleProps) {
  const { t, i18n } = useTranslation()
  const { page, steps } = props
  const [art] = activityArt(page.activityId)
  const open = steps.filter((step) => stepState(step) === 'open')
  return (
    <>
      <Root>
        <Door aria-hidden style={{ '--fill': stepsShare(steps) } as CSSProperties}>
          <span>
            <Art name={art} size={64} />
          </span>
        </Door>
        <p>
          <BigAmount cents={cents(coinsOf(steps, 'locked') + coinsOf(steps, 'open'))} locale={i18n.language} />
          <small>{t('activity.vault')}</small>
        </p>
      </Root>
      <ListModule {...props} />
      <SumFoot amounts={open.map(coinOfStep)} total={coinsOf(open, 'open')} />
    </>
  )
})

const { color, recipe, space, type } = theme

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]} ${space[4]};
  align-items: center;
  justify-content: center;
  p {
    display: grid;
  }
  small {
    ${type.bodySm};
    color: ${color.text.secondary};
  }
`

const Door = styled.div`
  display: grid;
  padding: 8px;
  border-radius: 50%;
  background: conic-gradient(${color.accent.from} calc(var(--fill) * 100%), ${color.border.strong} 0);
  > span {
    display: grid;
    place-items: center;
    inline-size: 112px;
    block-size: 112px;
    border-radius: 50%;
    background: ${recipe.inset};
    box-shadow: ${recipe.insetEdge};
  }
`
