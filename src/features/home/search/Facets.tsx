import { useTranslation } from '../../../i18n'
import { formatNumber } from '../../../i18n/numbers'
import { HomeStore } from '../../../stores/home/HomeStore'
import { useFeature } from '../../../stores/react/stores'
import { Chip } from '../../../ui/actions/Chip'
import { ChipRow } from '../../../ui/actions/ChipRow'
import { typeName } from './gameIndex/useGameIndex'
import { useFeatureName } from './useFeatureName'
import type { Search } from './useSearch'

/** Studio or list, types and features, with the number of games they keep; one of each kind at a time. */
export function Facets({ search }: { search: Search }) {
  const { t, i18n } = useTranslation()
  const featureName = useFeatureName()
  const { types } = useFeature(HomeStore)
  const { typeFacets, tagFacets, filters, setFilters, clearFilters, isFiltered, total } = search
  const { type, tag, provider, list } = filters
  if (total === 0 && !isFiltered) return null
  const label = (what: string, count: number) => `${what} ${formatNumber(count, i18n.language)}`
  const nameOf = (id: number) => {
    const found = types.find((one) => one.id === id)
    return found ? typeName(t, found) : ''
  }
  return (
    <ChipRow label={t('search.facets')}>
      <Chip selected={!isFiltered} onClick={clearFilters}>
        {label(t('search.all'), total)}
      </Chip>
      {list && (
        <Chip selected onClick={() => setFilters({ list: null })}>
          {t(`search.list.${list}`)}
        </Chip>
      )}
      {provider && (
        <Chip selected onClick={() => setFilters({ provider: null })}>
          {provider}
        </Chip>
      )}
      {typeFacets.map(({ key, count }) => (
        <Chip key={key} selected={type === key} onClick={() => setFilters({ type: type === key ? null : key })}>
          {label(nameOf(key), count)}
        </Chip>
      ))}
      {tagFacets.map(({ key, count }) => (
        <Chip key={key} selected={tag === key} onClick={() => setFilters({ tag: tag === key ? null : key })}>
          {label(featureName(key), count)}
        </Chip>
      ))}
    </ChipRow>
  )
}
