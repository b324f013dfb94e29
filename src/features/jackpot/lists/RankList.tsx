import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { rankEntries, rankEntry } from '../../../domain/jackpot/rankEntry'
import { useTranslation } from '../../../i18n'
import { RankStore } from '../../../stores/jackpot/RankStore'
import { useFeature } from '../../../stores/react/stores'
import { usePaged } from '../../../stores/react/usePaged'
import { theme } from '../../../theme/theme'
import { NoRank } from '../../../ui/rank/NoRank'
import { RankTable } from '../../../ui/rank/RankTable'
import { PlayerList } from './PlayerList'

/** The jackpot winners, 10 a page, and the player's own best place (spec §2, §9). */
export const RankList = observer(function RankList() {
  const { rank, personRank } = useFeature(RankStore)
  const list = usePaged(rank)
  const { t, i18n } = useTranslation()
  const own = personRank && rankEntry(personRank, personRank.rank, i18n.language)
  return (
    <Root>
      <PlayerList list={list} empty={<NoRank level={3} />}>
        {(rows) => {
          const entries = rankEntries(rows, i18n.language)
          return (
            <Lists>
              <RankTable caption={t('jackpot.rank.title')} entries={entries} own={own} />
              {!own && <None>{t('jackpot.rank.ownNone')}</None>}
            </Lists>
          )
        }}
      </PlayerList>
    </Root>
  )
})

const Root = styled.div`
  container-type: inline-size;
`

const Lists = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[3]};
  /* On phones, and beside the cabinet, all four columns fit only without avatars. */
  @container (max-width: 24rem) {
    & > :has(table) {
      padding-inline: 6px;
    }
    /* Above the table's own sizes, whichever of the two styles was added first. */
    && th,
    && td,
    && td * {
      font-size: 0.75rem;
      letter-spacing: 0;
    }
    th:not(:last-of-type),
    td:not(:last-of-type) {
      padding-inline-end: 8px;
    }
    td :has(> bdi) > :not(bdi) {
      display: none;
    }
  }
`

const None = styled.p`
  ${theme.type.bodyMd};
  color: ${theme.color.text.secondary};
  text-align: center;
`
