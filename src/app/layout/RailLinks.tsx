import styled from '@emotion/styled'
import { Link } from 'react-router-dom'
import { useTranslation } from '../../i18n'
import { useStores } from '../../stores/react/stores'
import { theme } from '../../theme/theme'
import { game, trophy, userPlus } from '../../ui/art/icons/icons'
import { TabLink } from './TabLink'
import type { Tab } from './tabs'

const LINKS: readonly Tab[] = [
  { to: '/game/search', label: 'rail.games', icon: game },
  { to: '/rank', label: 'rail.rank', icon: trophy },
  { to: '/share', label: 'rail.invite', icon: userPlus },
]

/** What the tab bar of phones has no room for, and at the foot of the rail age, play, terms and help. */
export function RailLinks() {
  const { modals } = useStores()
  const { t } = useTranslation()
  return (
    <>
      <nav aria-label={t('rail.label')}>
        {LINKS.map((link) => (
          <TabLink key={link.to} tab={link} />
        ))}
      </nav>
      <Foot>
        <button type="button" onClick={() => modals.open('legal')}>
          {t('shell.legal')}
        </button>
        <Link to="/member/play">{t('title.responsiblePlay')}</Link>
      </Foot>
    </>
  )
}

const Foot = styled.div`
  ${theme.type.labelSm};
  display: grid;
  justify-items: start;
  margin-block-start: auto;
  padding-inline: ${theme.space[4]};
  > * {
    font: inherit;
    padding-block: 6px;
    color: ${theme.color.text.secondary};
    text-align: start;
    text-decoration: none;
    cursor: pointer;
  }
  > :hover {
    text-decoration: underline;
  }
`
