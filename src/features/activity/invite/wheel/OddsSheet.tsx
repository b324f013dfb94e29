import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { ACTIVITY } from '../../../../domain/activity/activities'
import { chancesOf } from '../../../../domain/invite/inviteWheel'
import { formatPermille } from '../../../../i18n/numbers'
import { theme } from '../../../../theme/theme'
import { type Column, Table } from '../../../../ui/data/Table'
import { Sheet } from '../../../../ui/overlays/Sheet'
import { ActivityTerms } from '../../frame/ActivityTerms'
import { useAward } from '../../steps/useAward'
import { useActivityPage } from '../../useActivityPage'
import { useInvite } from '../useInvite'

interface Line {
  id: number
  prize: string
  chance: string
}

/** What each sector pays and how often, and the rules. */
export const OddsSheet = observer(function OddsSheet({ onClose }: { onClose: () => void }) {
  const { invite, t, language, money } = useInvite()
  const page = useActivityPage(ACTIVITY.inviteUserSpin)
  const look = useAward()
  const sectors = invite.reads.wheel.value?.sectors ?? []
  const chances = chancesOf(sectors.map(({ weight }) => weight))
  const lines: Line[] = sectors.map(({ id, award }, index) => {
    const { amount, display } = look(award)
    const prizes: Partial<Record<string, string>> = {
      coin: t('invite.odds.coin', { amount: money(award.count) }),
      points: t('invite.odds.points', { count: award.count }),
    }
    const chance = chances?.[index]
    return {
      id,
      prize: prizes[display.kind] ?? amount,
      chance: chance === undefined ? '' : formatPermille(Math.round(chance * 1000), language),
    }
  })
  const columns: Column<Line>[] = [
    { id: 'prize', label: t('invite.odds.prize'), cell: ({ prize }) => prize },
    ...(chances
      ? [{ id: 'chance', label: t('invite.odds.chance'), align: 'end' as const, cell: ({ chance }: Line) => chance }]
      : []),
  ]
  return (
    <Sheet open onClose={onClose} title={t('invite.odds')} closeLabel={t('action.close')}>
      <Body>
        <Table caption={t('invite.odds')} rows={lines} rowKey={({ id }) => id} columns={columns} />
        <ActivityTerms rules={page.detail.value?.rules ?? []} />
      </Body>
    </Sheet>
  )
})

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};
`
