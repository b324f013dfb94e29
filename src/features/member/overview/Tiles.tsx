import styled from '@emotion/styled'
import type { ParseKeys } from 'i18next'
import { observer } from 'mobx-react-lite'
import { Link } from 'react-router-dom'
import type { PageAddress } from '../../../domain/paths'
import { useTranslation } from '../../../i18n'
import { useStores } from '../../../stores/react/stores'
import { surface } from '../../../theme/mixins'
import { theme } from '../../../theme/theme'
import { Art } from '../../../ui/art/Art'
import type { SymbolName } from '../../../ui/art/symbols/symbols'
import { RedDot } from '../../../ui/feedback/RedDot'

const TILES: readonly { to: PageAddress; label: ParseKeys; art: SymbolName }[] = [
  { to: '/member/report', label: 'title.memberReport', art: 'chart' },
  { to: '/reward/record', label: 'member.tile.rewards', art: 'gift' },
  { to: '/wallets/record', label: 'member.tile.records', art: 'clipboard' },
  { to: '/points?view=coupons', label: 'member.tile.coupons', art: 'ticket' },
  { to: '/bonus/tasks', label: 'title.bonusTasks', art: 'check' },
]

/** The player's own records and offers, one tap away. */
export const Tiles = observer(function Tiles() {
  const { activities } = useStores()
  const { t } = useTranslation()
  return (
    <Root aria-label={t('member.tiles')}>
      {TILES.map(({ to, label, art }) => (
        <li key={to}>
          <Link to={to}>
            <Art name={art} size={28} />
            {t(label)}
            {activities.hasDot(to) && <RedDot label={t('nav.ready')} />}
          </Link>
        </li>
      ))}
    </Root>
  )
})

const { space, type } = theme

const Root = styled.ul`
  display: grid;
  grid-template-columns: repeat(5, minmax(0, 1fr));
  gap: ${space[2]};
  margin: 0;
  padding: 0;
  list-style: none;
  @media (max-width: 22.4em) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  ${theme.media.largeText} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  a {
    ${surface};
    position: relative;
    display: grid;
    gap: ${space[1]};
    justify-items: center;
    align-content: center;
    block-size: 100%;
    min-block-size: 76px;
    padding: ${space[2]} 2px;
    ${type.labelSm};
    text-align: center;
    overflow-wrap: anywhere;
    hyphens: auto;
  }
`
