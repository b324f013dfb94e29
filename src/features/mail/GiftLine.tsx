import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { mergeAwards } from '../../domain/activity/rewards'
import { useTranslation } from '../../i18n'
import { formatShortDay } from '../../i18n/recordDates'
import { type MailHead, MailStore } from '../../stores/mail/MailStore'
import { useFeature, useStores } from '../../stores/react/stores'
import { useNow } from '../../stores/react/useNow'
import { theme } from '../../theme/theme'
import { Art } from '../../ui/art/Art'
import { Icon } from '../../ui/art/icons/Icon'
import { check } from '../../ui/art/icons/icons'
import { useAwardLook } from '../../ui/rewards/useAwardLook'
import { countText } from './awardText'

const HOUR = 3_600_000

/** Attachments of a mail and when they expire, or that they were claimed. */
export const GiftLine = observer(function GiftLine({ mail }: { mail: MailHead }) {
  const store = useFeature(MailStore)
  const now = useNow()
  const look = useAwardLook(useStores().config.awardNames)
  const { t, i18n } = useTranslation()
  const { awards, expireTime } = mail
  const gift = store.giftOf(mail, now)
  if (gift === 'none') return null
  if (gift === 'claimed')
    return (
      <Line data-claimed>
        <Icon of={check} size={14} />
        {t('mail.received')}
      </Line>
    )
  const over = gift === 'over'
  return (
    <Line data-over={over || undefined} data-late={expireTime - now < HOUR || undefined}>
      {mergeAwards(awards).map((award) => {
        const { symbol, name } = look(award)
        return (
          <Pill key={award.propId}>
            <Art name={symbol} size={16} alt={name} />
            <bdi>{countText(award, i18n.language)}</bdi>
          </Pill>
        )
      })}
      <span>{over ? t('mail.over') : t('mail.until', { day: formatShortDay(expireTime, i18n.language) })}</span>
    </Line>
  )
})

const { color, space, type } = theme

const Line = styled.span`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[2]};
  margin-block-start: ${space[1]};
  ${type.bodySm};
  color: ${color.text.secondary};
  &[data-claimed] {
    ${type.labelSm};
    color: ${color.status.success.text};
  }
  &[data-late]:not([data-over]) > span:last-child {
    ${type.labelSm};
    color: ${color.status.warning.text};
  }
  &[data-over] bdi {
    text-decoration: line-through;
  }
`

const Pill = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  padding: 2px ${space[3]} 2px 6px;
  border-radius: ${theme.radius.pill};
  background: ${color.bg.inset};
  ${type.labelSm};
  font-variant-numeric: tabular-nums;
  color: ${color.text.primary};
`
