import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { useTranslation } from '../../i18n'
import { useFeature } from '../../stores/react/stores'
import { useResource } from '../../stores/react/useResource'
import { ServiceStore, sectionsOf } from '../../stores/service/ServiceStore'
import { theme } from '../../theme/theme'
import { ContentsPage } from '../../ui/layout/ContentsPage'
import { ResourceView } from '../../ui/lists/ResourceView'
import { ContactWays } from './ContactWays'
import { FaqList } from './FaqList'
import { useFaqSearch } from './useFaqSearch'

/** All common questions by section, with a search (`/faq`, spec §2); `/faq#time` opens one of them. */
export const FaqScreen = observer(function FaqScreen() {
  const store = useFeature(ServiceStore)
  const resource = useResource(store.services)
  const { t } = useTranslation()
  const { field, found } = useFaqSearch(store)
  const sections = sectionsOf(found)
  const contents = sections.flatMap(({ id, title }) => (title ? [{ id, title }] : []))
  return (
    <ContentsPage title={t('title.faq')} label={t('service.topics')} contents={contents}>
      <ResourceView resource={resource} shape={['48px', '156px', '156px', '104px']}>
        {resource.value && (
          <>
            {field}
            {found.length === 0 && <Text>{t('service.none')}</Text>}
            {sections.map(({ id, title, answers }) => (
              <Section key={id} id={id}>
                {title && <h2>{title}</h2>}
                <FaqList answers={answers} />
              </Section>
            ))}
          </>
        )}
      </ResourceView>
      {/* Not before, so that it does not move. */}
      {(resource.value || resource.state === 'failed') && <ContactWays to="/service" label={t('title.service')} />}
    </ContentsPage>
  )
})

const { color, space, type } = theme

const Text = styled.p`
  ${type.bodyMd};
  color: ${color.text.secondary};
`

const Section = styled.section`
  display: grid;
  gap: ${space[2]};
  scroll-margin-block-start: ${space[4]};
  h2 {
    ${type.titleMd};
  }
`
