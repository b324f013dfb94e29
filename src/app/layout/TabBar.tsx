import styled from '@emotion/styled'
import { useTranslation } from '../../i18n'
import { theme } from '../../theme/theme'
import { TabLink } from './TabLink'
import { tabs } from './tabs'

/** Main navigation: a bottom bar on phones, a list in the rail on wider screens. */
export function TabBar() {
  const { t } = useTranslation()
  return (
    <Root aria-label={t('nav.label')}>
      {tabs.map((tab) => (
        <TabLink key={tab.to} tab={tab} />
      ))}
    </Root>
  )
}

const Root = styled.nav`
  display: flex;
  ${theme.media.belowRail} {
    position: fixed;
    inset-inline: 0;
    inset-block-end: 0;
    z-index: 1;
    justify-content: space-around;
    padding-inline: ${theme.space[2]};
    padding-block-end: env(safe-area-inset-bottom);
    background: ${theme.recipe.surface};
    box-shadow: ${theme.recipe.surfaceEdge};
  }
  ${theme.media.rail} {
    flex-direction: column;
    gap: ${theme.space[1]};
  }
`
