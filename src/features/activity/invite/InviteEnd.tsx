import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { formatDeadline } from '../../../i18n/dates'
import { useStores } from '../../../stores/react/stores'
import { theme } from '../../../theme/theme'
import { Icon } from '../../../ui/art/icons/Icon'
import { calendar } from '../../../ui/art/icons/icons'
import { TimeLeft } from '../frame/TimeLeft'
import { useInvite } from './useInvite'

const DAY = 86_400_000

/** When the round ends. */
export const InviteEnd = observer(function InviteEnd() {
  const { invite, t, language } = useInvite()
  const { platform } = useStores()
  const { value } = invite.reads.wheel
  if (!value) return null
  return (
    <Pill>
      <Icon of={calendar} size={16} />
      {value.endTime - platform.clock.now() > DAY ? (
        t('activity.until', { when: formatDeadline(value.endTime, language) })
      ) : (
        <TimeLeft until={value.endTime} onEnd={() => void invite.reads.refresh()} />
      )}
    </Pill>
  )
})

const { radius, recipe, space, type } = theme

const Pill = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  padding: ${space[1]} ${space[3]};
  border-radius: ${radius.pill};
  background: ${recipe.inset};
  box-shadow: ${recipe.insetEdge};
  ${type.labelSm};
`
