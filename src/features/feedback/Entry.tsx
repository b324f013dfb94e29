import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { useTranslation } from '../../i18n'
import { formatWhen } from '../../i18n/dates'
import { FeedbackStore } from '../../stores/feedback/FeedbackStore'
import { useFeature } from '../../stores/react/stores'
import { useResource } from '../../stores/react/useResource'
import { surface } from '../../theme/mixins'
import { theme } from '../../theme/theme'
import { Badge } from '../../ui/data/Badge'
import { Pictures } from '../../ui/data/Pictures'
import { Note } from '../../ui/feedback/Note'
import { Columns } from '../../ui/layout/Columns'
import { ResourceView } from '../../ui/lists/ResourceView'

/** What the player wrote, with its images, and the reply. */
export const Entry = observer(function Entry({ id }: { id: string }) {
  const resource = useResource(useFeature(FeedbackStore).entry(id))
  const { t, i18n } = useTranslation()
  const { value } = resource
  return (
    <ResourceView resource={resource} shape={['160px', '120px']}>
      {value && (
        <Columns>
          <Words>
            <header>
              <Badge>{t(`feedback.category.${value.category}`)}</Badge>
              <small>{formatWhen(value.createTime, i18n.language)}</small>
            </header>
            <p dir="auto">{value.message}</p>
            {value.images.length > 0 && (
              <Pictures urls={value.images} alt={(position) => t('images.place', { place: position })} />
            )}
          </Words>
          {value.answer ? (
            <Words data-reply>
              <header>
                <Badge tone="success">{t('feedback.reply')}</Badge>
                {value.answerTime !== undefined && <small>{formatWhen(value.answerTime, i18n.language)}</small>}
              </header>
              <p dir="auto">{value.answer}</p>
            </Words>
          ) : (
            <Note tone="info">{t('feedback.waits')}</Note>
          )}
        </Columns>
      )}
    </ResourceView>
  )
})

const { color, space, type } = theme

const Words = styled.article`
  ${surface};
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  padding: ${space[4]};
  header {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[2]};
    align-items: center;
    justify-content: space-between;
  }
  small {
    ${type.bodySm};
    color: ${color.text.secondary};
  }
  p {
    ${type.bodyMd};
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
`
