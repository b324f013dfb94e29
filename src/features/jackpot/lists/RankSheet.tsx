import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import type { RankRow } from '../../../contract/jackpot'
import { useTranslation } from '../../../i18n'
import { useFeature } from '../../../stores/core/react'
import { usePaged } from '../../../stores/core/usePaged'
import { JackpotStore } from '../../../stores/jackpot/JackpotStore'
import { theme } from '../../../theme/theme'
import { AvatarArt } from '../../../ui/art/marks/AvatarArt'
import { LazyStone } from '../../../ui/art/scene/LazyStone'
import { type Column, Table } from '../../../ui/data/Table'
import { EmptyState } from '../../../ui/feedback/EmptyState'
import { Sheet } from '../../../ui/overlays/Sheet'
import { usePrize } from '../usePrize'
import { useWhen } from '../useWhen'
import { PlayerList } from './PlayerList'

/** The jackpot winners, 10 a page, and the player's own best place (spec §2, §9). */
export const RankSheet = observer(function RankSheet({ onClose }: { onClose: () => void }) {
  const { rank, personRank } = useFeature(JackpotStore)
  const list = usePaged(rank)
  const { t } = useTranslation()
  const { number } = usePrize()
  const columns = useColumns()
  const title = t('jackpot.rank.title')
  const own = personRank && { ...personRank, place: personRank.rank === undefined ? '–' : number(personRank.rank) }
  const empty = (
    <EmptyState art={<LazyStone symbol="trophy" start="crown" end="gem" />} level={3} title={t('jackpot.rank.empty')} />
  )
  return (
    <Sheet open onClose={onClose} title={title} closeLabel={t('jackpot.close')}>
      <PlayerList list={list} empty={empty}>
        {(rows) => (
          <Lists>
            <Table
              caption={title}
              // Where the backend does not number its rows, their order is the rank.
              rows={rows.map((row, index) => ({ ...row, place: number(row.rank ?? index + 1) }))}
              rowKey={({ id }) => id}
              columns={columns}
              foot={own && { label: t('jackpot.rank.own'), row: own }}
            />
            {!own && <None>{t('jackpot.rank.ownNone')}</None>}
          </Lists>
        )}
      </PlayerList>
    </Sheet>
  )
})

type Placed = RankRow & { place: string }

function useColumns(): Column<Placed>[] {
  const { t } = useTranslation()
  const { range } = usePrize()
  const when = useWhen()
  return [
    {
      id: 'place',
      label: t('jackpot.rank.place'),
      cell: ({ place, rank }) => <Place data-top={rank !== undefined && rank <= 3}>{place}</Place>,
    },
    {
      id: 'nickname',
      label: t('jackpot.rank.nickname'),
      cell: ({ nickname, avatar }) => (
        <Who>
          <AvatarArt id={avatar} size={24} />
          <bdi>{nickname}</bdi>
        </Who>
      ),
    },
    {
      id: 'reward',
      label: t('jackpot.rank.reward'),
      align: 'end',
      strong: true,
      cell: ({ amountSection }) => range(amountSection),
    },
    { id: 'time', label: t('jackpot.rank.time'), cell: ({ createTime }) => <When>{when(createTime)}</When> },
  ]
}

const Lists = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[3]};
  /* On the narrowest phones all four columns fit only without avatars. */
  @media (max-width: 22.5em) {
    & > :has(table) {
      padding-inline: 6px;
    }
    th,
    td,
    td * {
      font-size: 0.75rem;
      letter-spacing: 0;
    }
    th:not(:last-of-type),
    td:not(:last-of-type) {
      padding-inline-end: ${theme.space[1]};
    }
    td :has(> bdi) > :not(bdi) {
      display: none;
    }
  }
`

const Place = styled.b`
  &[data-top='true'] {
    ${theme.type.titleSm};
    font-weight: 700;
    color: ${theme.color.coin.base};
  }
`

const Who = styled.span`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
`

const When = styled.span`
  ${theme.type.labelSm};
  display: inline-block;
  /* Date and time wrap to two lines on the narrowest screen, not five. */
  min-inline-size: min(5.5rem, 26.8vi);
  color: ${theme.color.text.secondary};
`

const None = styled.p`
  ${theme.type.bodyMd};
  color: ${theme.color.text.secondary};
  text-align: center;
`
