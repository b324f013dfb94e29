import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { useTranslation } from '../../../i18n'
import { useFeature } from '../../../stores/react/stores'
import { RecentSearches } from '../../../stores/search/RecentSearches'
import { theme } from '../../../theme/theme'
import { Button } from '../../../ui/actions/Button'
import { IconButton } from '../../../ui/actions/IconButton'
import { Icon } from '../../../ui/art/icons/Icon'
import { close, refresh } from '../../../ui/art/icons/icons'
import { SectionHead } from '../../../ui/data/SectionHead'

/** Searches that led to a game; each can be repeated or forgotten. */
export const RecentList = observer(function RecentList({ onChoose }: { onChoose: (query: string) => void }) {
  const { t } = useTranslation()
  const recent = useFeature(RecentSearches)
  if (recent.list.length === 0) return null
  return (
    <section aria-label={t('search.recent')}>
      <SectionHead
        title={t('search.recent')}
        action={
          <Button variant="ghost" onClick={() => recent.clear()}>
            {t('search.recent.clear')}
          </Button>
        }
      />
      <List>
        {recent.list.map((query) => (
          <li key={query}>
            <button type="button" onClick={() => onChoose(query)}>
              <Icon of={refresh} size={18} />
              <bdi>{query}</bdi>
            </button>
            <IconButton
              of={close}
              size={16}
              label={t('search.recent.remove', { query })}
              onClick={() => recent.remove(query)}
            />
          </li>
        ))}
      </List>
    </section>
  )
})

const List = styled.ul`
  li {
    display: flex;
    align-items: center;
  }
  li > button:first-of-type {
    flex: 1;
    min-inline-size: 0;
    display: flex;
    align-items: center;
    gap: ${theme.space[3]};
    min-block-size: ${theme.size.touch};
    text-align: start;
    overflow-wrap: anywhere;
    ${theme.type.bodyMd};
  }
  svg {
    color: ${theme.color.text.secondary};
  }
`
