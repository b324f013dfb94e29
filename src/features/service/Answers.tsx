import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { useTranslation } from '../../i18n'
import { useFeature } from '../../stores/react/stores'
import { useResource } from '../../stores/react/useResource'
import { ServiceStore } from '../../stores/service/ServiceStore'
import { theme } from '../../theme/theme'
import { SectionHead } from '../../ui/data/SectionHead'
import { ResourceView } from '../../ui/lists/ResourceView'
import { ContactWays } from './ContactWays'
import { FaqList } from './FaqList'
import { useFaqSearch } from './useFaqSearch'

/** Questions shown before a search; the others are on their own page. */
const FIRST = 4

/** The first common questions with a search in all of them, and the other ways to reach support. */
export const Answers = observer(function Answers() {
  const store = useFeature(ServiceStore)
  const resource = useResource(store.services)
  const { t } = useTranslation()
  const { field, found, searching } = useFaqSearch(store)
  return (
    <section>
      <SectionHead title={t('service.answers')} />
      <ResourceView resource={resource} shape={['48px', '52px', '52px', '52px', '52px']}>
        {resource.value && (
          <>
            {field}
            {found.length === 0 ? (
              <Text>{t('service.none')}</Text>
            ) : (
              <FaqList answers={searching ? found : found.slice(0, FIRST)} />
            )}
          </>
        )}
      </ResourceView>
      {/* Not before, so that it does not move. */}
      {(resource.value || resource.state === 'failed') && <ContactWays to="/faq" label={t('service.faq.all')} />}
    </section>
  )
})

const Text = styled.p`
  ${theme.type.bodyMd};
  color: ${theme.color.text.secondary};
`
