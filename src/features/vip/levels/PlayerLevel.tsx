import type { AppConfig } from '../../../contract/config'
import type { UserInfo } from '../../../contract/member'
import { cents, formatCents } from '../../../domain/money'
import { userLevelOf } from '../../../domain/vip/vipTiers'
import { useTranslation } from '../../../i18n'
import { Art } from '../../../ui/art/Art'
import { List } from '../../../ui/data/List'
import { ListRow } from '../../../ui/data/ListRow'

interface PlayerLevelProps {
  levels: AppConfig['appUserLevelConfigList']
  info: Pick<UserInfo, 'bet' | 'userLevel'>
}

/** The level that all bets together lead to (spec §3: appUserLevelConfigList), and what the next one needs. */
export function PlayerLevel({ levels, info: { bet, userLevel } }: PlayerLevelProps) {
  const { t, i18n } = useTranslation()
  const level = Math.max(userLevel, userLevelOf(levels, bet))
  const next = levels.find((one) => one.level === level + 1)
  const missing = next && formatCents(cents(Math.max(0, next.betAmount - bet)), i18n.language)
  return (
    <List>
      <ListRow
        start={<Art name="goldMedal" size={32} />}
        title={t('vip.user.level', { level })}
        text={next ? t('vip.user.next', { amount: missing, level: next.level }) : t('vip.user.top')}
      />
    </List>
  )
}
