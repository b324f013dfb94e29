import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { useTranslation } from '../../i18n'
import { formatWhen } from '../../i18n/dates'
import { type FeedbackEntry, FeedbackStore, isAnswered } from '../../stores/feedback/FeedbackStore'
import { useFeature } from '../../stores/react/stores'
import { usePaged } from '../../stores/react/usePaged'
import { theme } from '../../theme/theme'
import { ButtonLink } from '../../ui/actions/ButtonLink'
import { LazyStone } from '../../ui/art/scene/LazyStone'
import { Badge } from '../../ui/data/Badge'
import { EmptyState } from '../../ui/feedback/EmptyState'
import { PagedList } from '../../ui/lists/PagedList'
import { categoryArt } from './categoryArt'
import { FeedbackRow } from './FeedbackRow'

/** Estimated row height, px. */
const ROW = 76

/** The player's feedback as a list; beside the form it has a title. */
export const Entries = observer(function Entries({ titled = false }: { titled?: boolean }) {
  const list = usePaged(useFeature(FeedbackStore).record)
  const { t, i18n } = useTranslation()
  return (
    <PagedList
      list={list}
      label={t('title.feedbackRecord')}
      head={titled && <Title>{t('title.feedbackRecord')}</Title>}
      rowSize={ROW}
      empty={
        <EmptyState
          art={<LazyStone symbol="speech" start="coin" end="star" />}
          level={2}
          title={t('feedback.empty')}
          text={t('feedback.empty.text')}
          action={!titled && <ButtonLink to="/feedback">{t('feedback.write')}</ButtonLink>}
        />
      }
      itemKey={({ id }) => id}
      renderItem={(entry: FeedbackEntry) => (
        <FeedbackRow
          to={`/feedback/record/${entry.id}`}
          art={categoryArt[entry.category]}
          title={t(`feedback.category.${entry.category}`)}
          words={entry.message}
          when={formatWhen(entry.createTime, i18n.language)}
          state={
            <Badge tone={isAnswered(entry) ? 'success' : 'info'}>
              {t(isAnswered(entry) ? 'feedback.answered' : 'feedback.received')}
            </Badge>
          }
        />
      )}
    />
  )
})

const Title = styled.h2(theme.type.titleMd)
