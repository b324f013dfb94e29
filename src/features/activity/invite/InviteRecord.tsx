import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { formatDayTime } from '../../../i18n/recordDates'
import type { InviteRow } from '../../../stores/invite/InviteReads'
import { usePaged } from '../../../stores/react/usePaged'
import { theme } from '../../../theme/theme'
import { AvatarArt } from '../../../ui/art/marks/AvatarArt'
import { LazyStone } from '../../../ui/art/scene/LazyStone'
import { SectionHead } from '../../../ui/data/SectionHead'
import { EmptyState } from '../../../ui/feedback/EmptyState'
import { PagedList } from '../../../ui/lists/PagedList'
import { ArtTile } from '../../../ui/rewards/ArtTile'
import { useInvite } from './useInvite'

const ROW = 64

/** Friends who joined, spins and cash-outs, newest first. */
export const InviteRecord = observer(function InviteRecord() {
  const { invite, t } = useInvite()
  const list = usePaged(invite.reads.record)
  return (
    <PagedList
      list={list}
      label={t('invite.record')}
      head={<SectionHead title={t('invite.record')} />}
      rowSize={ROW}
      empty={
        <EmptyState
          level={2}
          art={<LazyStone symbol="handshake" start="clover" end="coin" />}
          title={t('invite.record.none')}
          text={t('invite.record.none.text')}
        />
      }
      itemKey={({ id }) => id}
      renderItem={(row) => <Entry row={row} />}
    />
  )
})

const Entry = observer(function Entry({ row }: { row: InviteRow }) {
  const { t, language, money } = useInvite()
  const { kind, nickname, amount, createTime } = row
  const titles: Partial<Record<string, string>> = {
    friend: t('invite.row.friend', { name: nickname }),
    spin: t('invite.row.spin'),
    goal: t('invite.row.goal'),
  }
  return (
    <Row>
      {kind === 'friend' ? (
        <AvatarArt id={nickname} size={44} />
      ) : (
        <ArtTile art={kind === 'goal' ? 'coin' : 'clover'} state={kind === 'goal' ? 'done' : 'plain'} />
      )}
      <div>
        <strong>{titles[kind] ?? t('invite.row.other')}</strong>
        <time dateTime={new Date(createTime).toISOString()}>{formatDayTime(createTime, language)}</time>
      </div>
      {amount > 0 && <Amount dir="ltr">+{money(amount)}</Amount>}
    </Row>
  )
})

const { color, space, type } = theme

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-block-size: ${ROW}px;
  padding: ${space[2]} ${space[3]};
  > div {
    flex: 1;
    min-inline-size: 0;
    display: grid;
  }
  strong {
    ${type.labelLg};
    overflow-wrap: anywhere;
  }
  time {
    ${type.bodySm};
    color: ${color.text.secondary};
  }
`

const Amount = styled.bdi`
  ${type.numMd};
  color: ${color.coin.base};
`
