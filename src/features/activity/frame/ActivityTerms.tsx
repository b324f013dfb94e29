import styled from '@emotion/styled'
import { useTranslation } from '../../../i18n'
import { theme } from '../../../theme/theme'
import { SectionHead } from '../../../ui/data/SectionHead'

interface ActivityTermsProps {
  rules: readonly string[]
  /** Instead of "Rules". */
  title?: string | undefined
}

/** Terms of an activity, from the backend. */
export function ActivityTerms({ rules, title }: ActivityTermsProps) {
  const { t } = useTranslation()
  if (rules.length === 0) return null
  return (
    <section>
      <SectionHead title={title ?? t('activity.rules')} />
      <List>
        {rules.map((rule, index) => (
          // Rules never move, and two may be alike.
          <li key={String(index)} dir="auto">
            {rule}
          </li>
        ))}
      </List>
    </section>
  )
}

const List = styled.ul`
  display: grid;
  gap: ${theme.space[2]};
  max-inline-size: ${theme.size.text};
  margin-block: ${theme.space[2]} 0;
  padding-inline-start: ${theme.space[5]};
  list-style: disc;
  ${theme.type.bodyMd};
  color: ${theme.color.text.secondary};
`
