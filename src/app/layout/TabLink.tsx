import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { NavLink } from 'react-router-dom'
import { useTranslation } from '../../i18n'
import { useStores } from '../../stores/react/stores'
import { theme } from '../../theme/theme'
import { Icon } from '../../ui/art/icons/Icon'
import { RedDot } from '../../ui/feedback/RedDot'
import type { Tab } from './tabs'

/** A link of the main navigation with its red dot: a tab on phones, a line in the rail. */
export const TabLink = observer(function TabLink({ tab }: { tab: Tab }) {
  const { t } = useTranslation()
  const { activities } = useStores()
  const dotted = activities.hasDot(tab.to)
  return (
    <Item to={tab.to} end={tab.to === '/'} data-raised={tab.raised || undefined}>
      <Face>
        <Icon of={tab.icon} size={tab.raised ? 26 : 24} />
        {dotted && <RedDot label={t('nav.ready')} />}
      </Face>
      <span>{t(tab.label)}</span>
    </Item>
  )
})

const Face = styled.span`
  --dot-block: -1px;
  --dot-inline: 1px;
  position: relative;
  display: grid;
  place-items: center;
  inline-size: 32px;
  block-size: 28px;
`

const Item = styled(NavLink)`
  ${theme.type.labelSm};
  position: relative;
  display: flex;
  flex: 1;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${theme.space[1]};
  min-block-size: 64px;
  color: ${theme.color.text.secondary};
  text-align: center;
  /* As large as five of them fit. */
  > :last-child {
    font-size: min(1em, 4.2vw);
  }
  &[aria-current='page'] {
    color: ${theme.color.accent.text};
  }
  ${theme.media.rail} {
    flex: none;
    border-radius: ${theme.radius.sm};
    &[aria-current='page'] {
      background: ${theme.color.accent.soft};
    }
  }
  ${theme.media.desktop} {
    ${theme.type.labelMd};
    flex-direction: row;
    justify-content: flex-start;
    gap: ${theme.space[3]};
    min-block-size: 46px;
    padding-inline: ${theme.space[4]};
  }
  ${theme.media.belowRail} {
    &[aria-current='page']::before {
      content: '';
      position: absolute;
      inset-block-start: 0;
      inline-size: 28px;
      block-size: 3px;
      border-radius: ${theme.radius.pill};
      background: ${theme.color.accent.text};
    }
    &[data-raised] {
      color: ${theme.color.text.primary};
    }
    &[data-raised] > span:first-of-type {
      --dot-far: 23px;
      --dot-block: -3px;
      --dot-inline: var(--dot-far);
      inline-size: 54px;
      block-size: 54px;
      margin-block-start: -26px;
      border-radius: 18px;
      rotate: 45deg;
      color: ${theme.color.text.onAccent};
      background: ${theme.recipe.cta};
      box-shadow: ${theme.recipe.ctaEdge};
      > * {
        rotate: -45deg;
      }
      /* Rotated by 45 degrees: the top border is at the upper right, the left border at the upper left. */
      [dir='rtl'] & {
        --dot-block: var(--dot-far);
        --dot-inline: -3px;
      }
    }
  }
  /* Small phones and large text: it covers nothing of the page. */
  @media (max-width: 22.4em) {
    &[data-raised] > span:first-of-type {
      --dot-far: 16px;
      inline-size: 40px;
      block-size: 40px;
      margin-block-start: -10px;
      border-radius: 14px;
      > svg {
        max-inline-size: 22px;
      }
    }
  }
`
