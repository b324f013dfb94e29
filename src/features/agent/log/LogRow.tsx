import styled from '@emotion/styled'
import { formatCents } from '../../../domain/money'
import { useTranslation } from '../../../i18n'
import { formatShortDay } from '../../../i18n/recordDates'
import type { TeamMember } from '../../../stores/agent/AgentStore'
import { theme } from '../../../theme/theme'
import { AvatarArt } from '../../../ui/art/marks/AvatarArt'
import { Badge } from '../../../ui/data/Badge'
import { Nickname } from '../../../ui/data/Nickname'
import { Money } from '../../../ui/money/Money'

/** Estimated height of a row, px. */
export const LOG_ROW = 72

/** A member with all they have bet and earned for the player. */
export function LogRow({ member }: { member: TeamMember }) {
  const { t, i18n } = useTranslation()
  const { language } = i18n
  const { nickname, avatar, tier, parent, bet, commission, valid, createTime } = member
  return (
    <Root>
      <AvatarArt id={avatar} size={38} />
      <Who>
        <Nickname>{nickname}</Nickname>
        {valid && <Badge tone="success">{t('agent.log.valid')}</Badge>}
      </Who>
      <Level>
        <span>{t('agent.level.name', { level: tier })}</span>
        <small>{t('agent.joined', { date: formatShortDay(createTime, language) })}</small>
        {parent.id && <small>{t('agent.log.invitedBy', { name: parent.nickname })}</small>}
      </Level>
      <Earned>
        <Money cents={commission} locale={language} signed />
        <small>{t('agent.log.bet', { amount: formatCents(bet, language) })}</small>
      </Earned>
    </Root>
  )
}

const { color, media, space, type } = theme

const Root = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  grid-template-areas: 'face who earned' 'face level earned';
  gap: 2px ${space[3]};
  align-items: center;
  min-block-size: ${LOG_ROW}px;
  padding: ${space[2]} ${space[3]};
  > span {
    grid-area: face;
  }
  small {
    ${type.bodySm};
    color: ${color.text.secondary};
  }
  ${media.tablet} {
    grid-template-columns: auto minmax(0, 2fr) minmax(0, 2fr) minmax(0, 1fr);
    grid-template-areas: 'face who level earned';
  }
`

const Who = styled.div`
  grid-area: who;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px ${space[2]};
  min-inline-size: 0;
  overflow-wrap: anywhere;
  bdi {
    ${type.labelLg};
  }
`

const Level = styled.div`
  grid-area: level;
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[2]};
  min-inline-size: 0;
  overflow-wrap: anywhere;
  ${type.bodySm};
`

const Earned = styled.div`
  grid-area: earned;
  display: grid;
  justify-items: end;
  ${type.numMd};
  color: ${color.status.success.text};
`
