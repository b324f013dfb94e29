import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { theme } from '../../../../theme/theme'
import { useInvite } from '../useInvite'

const SHOWN = 4

/** What the newest spins added to the progress. */
export const LastSpins = observer(function LastSpins() {
  const { invite, t, money } = useInvite()
  const spins = invite.reads.record.rows.filter(({ kind, amount }) => kind === 'spin' && amount > 0).slice(0, SHOWN)
  if (spins.length === 0) return null
  return (
    <Root aria-label={t('invite.lastSpins')}>
      <li aria-hidden>{t('invite.lastSpins')}</li>
      {spins.map(({ id, amount }) => (
        <Chip key={id}>
          <bdi dir="ltr">+{money(amount)}</bdi>
        </Chip>
      ))}
    </Root>
  )
})

const { color, radius, recipe, space, type } = theme

const Root = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${space[1]} ${space[2]};
  ${type.bodySm};
  color: ${color.text.secondary};
`

const Chip = styled.li`
  padding: ${space[1]} ${space[2]};
  border-radius: ${radius.pill};
  background: ${recipe.inset};
  box-shadow: ${recipe.insetEdge};
  ${type.labelSm};
  color: ${color.text.primary};
`
