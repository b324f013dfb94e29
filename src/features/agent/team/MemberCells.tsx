import styled from '@emotion/styled'
import { useTranslation } from '../../../i18n'
import { formatNumber } from '../../../i18n/numbers'
import { formatShortDay } from '../../../i18n/recordDates'
import type { TeamMember } from '../../../stores/agent/AgentStore'
import { theme } from '../../../theme/theme'
import { Icon } from '../../../ui/art/icons/Icon'
import { caretDown } from '../../../ui/art/icons/icons'
import { AvatarArt } from '../../../ui/art/marks/AvatarArt'
import { Nickname } from '../../../ui/data/Nickname'
import { useMedia } from '../../../ui/layout/useMedia'
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden'
import { Money } from '../../../ui/money/Money'
import { columns } from './treeStyles'

/** A member of the team: who, how many they invited or when they joined, and what today earns. */
export function MemberCells({ member }: { member: TeamMember }) {
  const { t, i18n } = useTranslation()
  const { language } = i18n
  const isNarrow = useMedia('(max-width: 22.5em)')
  const { nickname, avatar, people, createTime, todayBet, todayCommission } = member
  const date = formatShortDay(createTime, language)
  const joined = isNarrow ? date : t('agent.joined', { date })
  const members = isNarrow ? formatNumber(people, language) : t('agent.people', { count: people })
  return (
    <Root data-cells>
      <Who data-column="who">
        <AvatarArt id={avatar} size={34} />
        <Words>
          <Nickname>{nickname}</Nickname>
          <small>
            {people > 0 ? members : joined}
            {people > 0 && <Icon of={caretDown} size={12} />}
          </small>
        </Words>
      </Who>
      <span data-column="bet">
        <VisuallyHidden>{t('agent.betToday')}</VisuallyHidden>
        <Money cents={todayBet} locale={language} />
      </span>
      <b data-column="yours">
        <VisuallyHidden>{t('agent.yours')}</VisuallyHidden>
        <Money cents={todayCommission} locale={language} />
      </b>
    </Root>
  )
}

const { color, motion, space, type } = theme

const Root = styled.div(columns, {
  minBlockSize: 'inherit',
  paddingBlock: space[2],
  '> span, > b': { position: 'relative', ...type.numMd },
  '> span': { fontWeight: 400 },
})

const Who = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[2]};
  min-inline-size: 0;
  padding-inline-start: var(--depth, 0px);
`

const Words = styled.span`
  flex: 1 1 3rem;
  display: grid;
  justify-items: start;
  min-inline-size: 0;
  bdi {
    ${type.labelLg};
    max-inline-size: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  small {
    display: flex;
    align-items: center;
    ${type.bodySm};
    color: ${color.text.secondary};
  }
  svg {
    flex: none;
    margin-inline-start: 4px;
    color: ${color.accent.text};
    rotate: -90deg;
    transition: rotate ${motion.duration.base} ${motion.easing.standard};
  }
  [dir='rtl'] & svg {
    rotate: 90deg;
  }
  [aria-expanded='true'] & svg {
    rotate: 0deg;
  }
`
