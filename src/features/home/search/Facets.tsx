import { useTranslation } from '../../../i18n'
import { formatNumber } from '../../../i18n/numbers'
import { useFeature } from '../../../stores/core/react'
import { HomeStore } from '../../../stores/home/HomeStore'
import { Chip } from '../../../ui/actions/Chip'
import { ChipRow } from '../../../ui/actions/ChipRow'
import { typeName } from './useGameIndex'
import { isFeature, type Search } from './useSearch'

/** Types and features with the number of games they keep. */
export function Facets({ search }: { search: Search }) {
  const { t, i18n } = useTranslation()
  const { types } = useFeature(HomeStore)
  const { facets, facet, setFacet, total } = search
  if (total === 0 && facet === null) return null
  const name = (key: string) => {
    const type = types.find((one) => one.key === key)
    return isFeature(key) ? t(`search.feature.${key}`) : type ? typeName(t, type) : key
  }
  const label = (what: string, count: number) => `${what} ${formatNumber(count, i18n.language)}`
  return (
    <ChipRow label={t('search.facets')}>
      <Chip selected={facet === null} onClick={() => setFacet(null)}>
        {label(t('search.all'), total)}
      </Chip>
      {facets.map(({ key, count }) => (
        <Chip key={key} selected={facet === key} onClick={() => setFacet(facet === key ? null : key)}>
          {label(name(key), count)}
        </Chip>
      ))}
    </ChipRow>
  )
}
