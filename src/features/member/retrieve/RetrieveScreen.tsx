import { observer } from 'mobx-react-lite'
import { cents, formatCents } from '../../../domain/money'
import { useTranslation } from '../../../i18n'
import { RetrieveStore } from '../../../stores/member/RetrieveStore'
import { useFeature, useStores } from '../../../stores/react/stores'
import { useResource } from '../../../stores/react/useResource'
import { Button } from '../../../ui/actions/Button'
import { ButtonLink } from '../../../ui/actions/ButtonLink'
import { LazyStone } from '../../../ui/art/scene/LazyStone'
import { List } from '../../../ui/data/List'
import { ListRow } from '../../../ui/data/ListRow'
import { EmptyState } from '../../../ui/feedback/EmptyState'
import { Columns } from '../../../ui/layout/Columns'
import { Stack } from '../../../ui/layout/Stack'
import { ResourceView } from '../../../ui/lists/ResourceView'
import { BigAmount } from '../../../ui/money/BigAmount'
import { HeroCard } from '../../../ui/money/HeroCard'
import { Money } from '../../../ui/money/Money'
import { GameMark } from '../GameMark'
import { MemberPage } from '../MemberPage'
import { RetrieveNotes } from './RetrieveNotes'

/** Money left in games, and one tap to transfer it back (`/member/retrieve-balance`, spec §2). */
export const RetrieveScreen = observer(function RetrieveScreen() {
  const { t } = useTranslation()
  return (
    <MemberPage title={t('title.retrieveBalance')}>
      <Left />
    </MemberPage>
  )
})

const Left = observer(function Left() {
  const store = useFeature(RetrieveStore)
  const { session, showType } = useStores()
  const { t, i18n } = useTranslation()
  const left = useResource(store.left)
  const { value } = left
  if (!session.signedIn) return null
  return (
    <>
      <RetrieveNotes />
      <ResourceView resource={left} shape={['110px', '60px', '60px', '52px']} empty={<Nothing />}>
        {value && value.total > 0 && (
          <Columns>
            <HeroCard vip={showType} label={t('retrieve.left')}>
              <BigAmount cents={cents(value.total)} locale={i18n.language} coin />
            </HeroCard>
            <Stack>
              <List label={t('title.retrieveBalance')}>
                {value.list.map(({ gameId, gameName, coin }) => (
                  <ListRow
                    key={gameId}
                    start={<GameMark id={gameId} name={gameName} />}
                    title={<span dir="auto">{gameName || t('retrieve.gone')}</span>}
                    end={<Money cents={coin} locale={i18n.language} />}
                  />
                ))}
              </List>
              <Button
                size="lg"
                wide
                busy={store.retrieval.isBusy()}
                busyLabel={t('shell.loading')}
                onClick={() => void store.retrieve()}
              >
                {t('retrieve.all', { amount: formatCents(cents(value.total), i18n.language) })}
              </Button>
            </Stack>
          </Columns>
        )}
      </ResourceView>
    </>
  )
})

function Nothing() {
  const { t } = useTranslation()
  return (
    <EmptyState
      art={<LazyStone symbol="coin" start="star" end="coin" />}
      level={2}
      title={t('retrieve.empty')}
      text={t('retrieve.empty.text')}
      action={<ButtonLink to="/game/search">{t('action.search')}</ButtonLink>}
    />
  )
}
