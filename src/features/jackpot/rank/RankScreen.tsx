import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { rankEntries, rankEntry } from '../../../domain/jackpot/rankEntry'
import { useTranslation } from '../../../i18n'
import { RankStore } from '../../../stores/jackpot/RankStore'
import { useFeature, useStores } from '../../../stores/react/stores'
import { usePaged } from '../../../stores/react/usePaged'
import { visuallyHidden } from '../../../theme/mixins'
import { theme } from '../../../theme/theme'
import { ButtonLink } from '../../../ui/actions/ButtonLink'
import { IconLink } from '../../../ui/actions/IconLink'
import { info } from '../../../ui/art/icons/icons'
import { List } from '../../../ui/data/List'
import { TaskPage } from '../../../ui/layout/TaskPage'
import { useTablet } from '../../../ui/layout/useMedia'
import { PagedList } from '../../../ui/lists/PagedList'
import { SignedOut } from '../../../ui/lists/SignedOut'
import { NoRank } from '../../../ui/rank/NoRank'
import { Podium } from '../../../ui/rank/Podium'
import { RANK_ROW, RankRow } from '../../../ui/rank/RankRow'
import { RankTable } from '../../../ui/rank/RankTable'

/** Places on the podium. */
const PODIUM = 3

/** The jackpot winners as a page (`/rank`, spec §2): podium, list or table, and the player's own place. */
export const RankScreen = observer(function RankScreen() {
  const { session } = useStores()
  const { rank, personRank } = useFeature(RankStore)
  const list = usePaged(rank)
  const wide = useTablet()
  const { t, i18n } = useTranslation()
  const title = t('title.rank')
  const own = personRank && rankEntry(personRank, personRank.rank, i18n.language)
  const entries = rankEntries(list.rows, i18n.language)
  const others = entries.slice(PODIUM)
  const page = {
    title,
    end: <IconLink of={info} label={t('jackpot.rank.how')} to="/faq#jackpot" />,
  }
  if (!session.signedIn)
    return (
      <TaskPage {...page}>
        <SignedOut title={t('jackpot.rank.signedOut')} text={t('jackpot.rank.signedOut.text')} />
      </TaskPage>
    )
  const notRanked = (
    <NotRanked>
      <span>{t('jackpot.rank.ownNone')}</span>
      <ButtonLink size="sm" to="/activity/jackpot">
        {t('jackpot.rank.play')}
      </ButtonLink>
    </NotRanked>
  )
  const empty = (
    <>
      <NoRank level={2} />
      {wide && notRanked}
    </>
  )
  const ownRank = own ? <RankRow entry={own} name={t('jackpot.rank.you')} /> : notRanked
  return (
    <TaskPage {...page} foot={!wide && rank.latest && ownRank}>
      <Layout>
        {entries.length > 0 && (
          <Top>
            <Podium entries={entries} />
            {wide && rank.latest && !own && notRanked}
          </Top>
        )}
        {(others.length > 0 || entries.length === 0) && (
          <div>
            <PagedList list={list} inCard level={2} rowSize={RANK_ROW} empty={empty}>
              {() =>
                wide ? (
                  <RankTable caption={title} entries={others} own={own} />
                ) : (
                  <List label={title}>
                    {others.map((entry) => (
                      <li key={entry.id}>
                        <RankRow entry={entry} />
                      </li>
                    ))}
                  </List>
                )
              }
            </PagedList>
            {rank.latest && !rank.hasMore && entries.length > 0 && <None>{t('list.end')}</None>}
          </div>
        )}
      </Layout>
    </TaskPage>
  )
})

const { color, space } = theme

const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  li:not(:last-of-type) {
    box-shadow: inset 0 -1px 0 ${color.border.subtle};
  }
  ${theme.media.desktop} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    gap: ${space[6]};
    align-items: start;
    > :only-child {
      grid-column: 1 / -1;
    }
  }
`

const Top = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
`

const NotRanked = styled.div`
  ${theme.type.bodySm};
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[3]};
  align-items: center;
  justify-content: center;
  color: ${color.text.secondary};
  /* Large text: at the foot of a phone there is room for the button alone. */
  ${theme.media.largeText} {
    > span {
      ${visuallyHidden};
    }
  }
`

const None = styled.p`
  ${theme.type.bodySm};
  margin-block-start: ${space[3]};
  color: ${color.text.secondary};
  text-align: center;
`
