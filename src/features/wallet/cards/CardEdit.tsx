import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { Suspense } from 'react'
import { useTranslation } from '../../../i18n'
import { useFeature } from '../../../stores/react/stores'
import { useResource } from '../../../stores/react/useResource'
import { CardStore } from '../../../stores/wallet/CardStore'
import { theme } from '../../../theme/theme'
import { Button } from '../../../ui/actions/Button'
import { Note } from '../../../ui/feedback/Note'
import { TaskPage } from '../../../ui/layout/TaskPage'
import { useTablet } from '../../../ui/layout/useMedia'
import { lazyScreen } from '../../../ui/lazyScreen'
import { ResourceView } from '../../../ui/lists/ResourceView'
import { CardForm } from './CardForm'
import { CardList } from './CardList'
import { useLeave } from './useLeave'

// Lazy: only with unsaved changes.
const LeaveDialog = lazyScreen(() => import('./LeaveDialog').then((m) => m.LeaveDialog))

const FORM = 'card-form'

/** The form of a card; on wide screens the list stands beside it. */
export const CardEdit = observer(function CardEdit({ id, list = false }: { id: string | null; list?: boolean }) {
  const store = useFeature(CardStore)
  const resource = useResource(store.cards)
  const { t } = useTranslation()
  const wide = useTablet()
  const { back, leave, setDirty, ...dialog } = useLeave()
  const { value } = resource
  const card = value?.appUserBankList.find(({ bankId }) => bankId === id)
  const isFull = value && !card && value.appUserBankList.length >= value.most
  const title = card ? t('cards.edit.title') : t('cards.add.title')
  const form = value && !isFull && (
    <CardForm
      key={card?.bankId}
      cards={value}
      card={card}
      onDirty={setDirty}
      onSaved={leave}
      {...(!wide && { id: FORM })}
    />
  )
  return (
    <TaskPage
      title={list ? t('title.cardList') : title}
      onBack={back}
      foot={
        form &&
        !wide && (
          <Button type="submit" form={FORM} size="lg" wide busy={store.isBusy()} busyLabel={t('cards.saving')}>
            {t('cards.save')}
          </Button>
        )
      }
    >
      <Columns>
        {wide && <CardList chosen={id} />}
        <ResourceView resource={resource} shape={['84px', '104px', '84px', '84px', '52px']}>
          {form && (
            <div>
              {wide && list && <Title>{title}</Title>}
              {form}
            </div>
          )}
          {isFull && !wide && (
            <Note tone="info">{t('cards.full', { used: value.appUserBankList.length, most: value.most })}</Note>
          )}
        </ResourceView>
      </Columns>
      {dialog.open && (
        <Suspense fallback={null}>
          <LeaveDialog {...dialog} />
        </Suspense>
      )}
    </TaskPage>
  )
})

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  ${theme.media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${theme.space[8]};
    align-items: start;
  }
`

const Title = styled.h2(theme.type.titleSm, { marginBlockEnd: theme.space[4] })
