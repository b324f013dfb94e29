import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { coinsOf } from '../../../domain/activity/activityFacts'
import { cents } from '../../../domain/money'
import { useTranslation } from '../../../i18n'
import { formatNumber } from '../../../i18n/numbers'
import { theme } from '../../../theme/theme'
import { Icon } from '../../../ui/art/icons/Icon'
import { arrowRight } from '../../../ui/art/icons/icons'
import { SectionHead } from '../../../ui/data/SectionHead'
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden'
import { BigAmount } from '../../../ui/money/BigAmount'
import { ListModule } from './ListModule'
import type { ModuleProps } from './module'
import { SlotTile } from './SlotTile'

/** The digits found so far, the vault's coins, and the slots of the day. */
export const DigitsModule = observer(function DigitsModule(props: ModuleProps) {
  const { t, i18n } = useTranslation()
  const { page, steps } = props
  const slots = steps.filter(({ gameId }) => gameId !== undefined)
  const found = slots.filter(({ digit }) => digit !== undefined).length
  const rounds = formatNumber(slots[0]?.target ?? 0, i18n.language)
  return (
    <>
      <Vault>
        <VisuallyHidden>{t('activity.digits', { done: found, target: slots.length })}</VisuallyHidden>
        <Digits aria-hidden>
          {slots.map((step) => (
            <span key={step.id} data-found={step.digit !== undefined || undefined}>
              {step.digit ?? '?'}
            </span>
          ))}
        </Digits>
        <Icon of={arrowRight} size={18} mirrored />
        <p>
          <BigAmount cents={cents(coinsOf(steps, 'locked') + coinsOf(steps, 'open'))} locale={i18n.language} />
          <small>{t('activity.vault')}</small>
        </p>
      </Vault>
      <section>
        <SectionHead title={t('activity.slots')} action={t('activity.slots.rounds', { rounds })} />
        <SlotsRoom>
          <Slots>
            {slots.map((step) => (
              <SlotTile key={step.id} step={step} activityId={page.activityId} />
            ))}
          </Slots>
        </SlotsRoom>
      </section>
      <ListModule {...props} />
    </>
  )
})

const { color, recipe, space, type } = theme

const Vault = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]} ${space[4]};
  align-items: center;
  justify-content: center;
  padding-block: ${space[2]};
  p {
    display: grid;
  }
  small {
    ${type.bodySm};
    color: ${color.text.secondary};
  }
  /* The amount is below the digits, not beside them. */
  @media (max-width: 22.4em) {
    flex-direction: column;
    > svg {
      display: none;
    }
  }
`

const Digits = styled.span`
  display: flex;
  gap: ${space[2]};
  direction: ltr;
  span {
    display: grid;
    place-items: center;
    inline-size: clamp(44px, 15vw, 60px);
    block-size: clamp(56px, 19vw, 76px);
    border-radius: ${theme.radius.sm};
    ${type.titleLg};
    color: ${color.text.secondary};
    background: ${color.bg.inset};
    box-shadow: ${recipe.insetEdge};
  }
  [data-found] {
    color: ${color.text.primary};
    background: ${recipe.surface};
    box-shadow: inset 0 0 0 2px ${color.accent.text};
  }
`

const SlotsRoom = styled.div`
  --tile-width: calc((100cqi - 2 * ${space[3]}) / 3);
  container-type: inline-size;
  max-inline-size: 480px;
`

const Slots = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space[3]};
`
