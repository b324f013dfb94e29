import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { useTranslation } from '../../i18n'
import { formatOf } from '../../i18n/dates'
import { theme } from '../../theme/theme'
import { Skeleton } from '../../ui/feedback/Skeleton'
import { SkeletonGroup } from '../../ui/feedback/SkeletonGroup'
import { ContentsPage } from '../../ui/layout/ContentsPage'
import { LegalLinks } from './LegalLinks'
import { OperatorFacts } from './OperatorFacts'
import { useOperator } from './useOperator'

export interface LegalSection {
  id: string
  title: string
  /** Paragraphs, with a blank line between them. */
  text: string
}

interface LegalPageProps {
  title: string
  path: string
  /** The sections, which name the operator. */
  sections: (operator: string) => readonly LegalSection[]
}

/** Date of the present wording. */
const UPDATED = Date.UTC(2026, 2, 1)

/** A text about the operator and the player, with a table of contents. */
export const LegalPage = observer(function LegalPage({ title, path, sections }: LegalPageProps) {
  const { t, i18n } = useTranslation()
  const { operator, name, known } = useOperator()
  const shown = known ? sections(name) : []
  const date = formatOf(i18n.language, { timeZone: 'UTC', dateStyle: 'long' }).format(UPDATED)
  return (
    <ContentsPage title={title} note={t('legal.updated', { date })} label={t('legal.contents')} contents={shown}>
      {!known && (
        <SkeletonGroup label={t('shell.loading')}>
          <Skeleton blockSize="8rem" />
          <Skeleton blockSize="12rem" />
          <Skeleton blockSize="10rem" />
        </SkeletonGroup>
      )}
      {shown.map(({ id, title, text }) => (
        <Section key={id} id={id}>
          <h2>{title}</h2>
          {text.split('\n\n').map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Section>
      ))}
      {operator && <OperatorFacts operator={operator} />}
      {known && <LegalLinks except={path} />}
    </ContentsPage>
  )
})

const { color, space, type } = theme

const Section = styled.section`
  display: grid;
  gap: ${space[2]};
  scroll-margin-block-start: ${space[4]};
  h2 {
    ${type.titleMd};
  }
  p {
    ${type.bodyMd};
    color: ${color.text.secondary};
  }
`
