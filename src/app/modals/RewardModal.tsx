import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import type { Award } from '../../contract/activity/rewards'
import { mergeAwards } from '../../domain/activity/rewards'
import { useTranslation } from '../../i18n'
import { useStores } from '../../stores/react/stores'
import type { Modals } from '../../stores/shell/modals'
import { foilText } from '../../theme/mixins'
import { theme } from '../../theme/theme'
import { Art } from '../../ui/art/Art'
import { Rays } from '../../ui/art/scene/Rays'
import { Dialog } from '../../ui/overlays/Dialog'
import { useAwardLook } from '../../ui/rewards/useAwardLook'

/** More than these are drawn smaller, so that they fit a phone. */
const FEW = 6

/** The rewards just received; a tap anywhere closes it (spec §2). */
export const RewardModal = observer(function RewardModal({ awards }: Modals['reward']) {
  const { modals } = useStores()
  const { t } = useTranslation()
  const close = () => modals.close('reward')
  const all = mergeAwards(awards)
  return (
    <Dialog open bare onClose={close} title={t('reward.title')} closeLabel={t('action.close')}>
      <Screen type="button" onClick={close}>
        <Rays />
        <Title aria-hidden>{t('reward.title')}</Title>
        <List data-many={all.length > FEW || undefined}>
          {all.map((award) => (
            <Received key={award.propId} award={award} />
          ))}
        </List>
        <Go>{t('reward.continue')}</Go>
      </Screen>
    </Dialog>
  )
})

const Received = observer(function Received({ award }: { award: Award }) {
  const { symbol, amount, name, pieces } = useAwardLook(useStores().config.awardNames)(award)
  return (
    <Item>
      <Art name={symbol} size={72} />
      {/* One coupon needs no count. */}
      {(!pieces || award.count > 1) && <b>{amount}</b>}
      <span>{name}</span>
    </Item>
  )
})

const Screen = styled.button`
  position: relative;
  display: grid;
  gap: ${theme.space[6]};
  place-content: center;
  place-items: center;
  inline-size: 100%;
  min-block-size: 100dvh;
  padding: ${theme.space[10]} ${theme.space[4]};
  border: 0;
  color: ${theme.color.text.primary};
  background: none;
  cursor: pointer;
`

const Title = styled.span`
  ${theme.type.titleLg};
  ${foilText};
  /* Readable over the rays, in themes with thin lettering, too. */
  font-weight: max(600, var(--display-weight));
  position: relative;
`

const List = styled.span`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[4]};
  justify-content: center;
  &[data-many] {
    gap: ${theme.space[2]};
    > span {
      inline-size: 104px;
      padding: ${theme.space[2]};
    }
    img {
      inline-size: 44px;
      block-size: auto;
    }
  }
`

const Item = styled.span`
  display: grid;
  gap: ${theme.space[1]};
  place-items: center;
  min-inline-size: 104px;
  padding: ${theme.space[4]};
  border-radius: ${theme.radius.md};
  background: ${theme.recipe.surface};
  box-shadow: ${theme.recipe.surfaceEdge};
  b {
    ${theme.type.numLg};
    color: ${theme.color.coin.base};
  }
  /* A reward alone is what the moment is about. */
  &:only-of-type {
    padding-inline: ${theme.space[8]};
    b {
      ${theme.type.displayXl};
    }
    img {
      inline-size: 96px;
      block-size: auto;
    }
  }
  span {
    ${theme.type.labelSm};
    color: ${theme.color.text.secondary};
  }
`

const Go = styled.span`
  ${theme.type.labelMd};
  position: relative;
  letter-spacing: 0.04em;
  text-align: center;
`
