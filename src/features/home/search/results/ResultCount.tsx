import { useEffect, useState } from 'react'
import { useTranslation } from '../../../../i18n'
import { useStores } from '../../../../stores/react/stores'
import { LiveRegion } from '../../../../ui/feedback/LiveRegion'
import type { Search } from '../useSearch'

const REST = 500

/** Says the number of results once typing rests. */
export function ResultCount({ search }: { search: Search }) {
  const { t } = useTranslation()
  const { clock } = useStores().platform
  const { resting, indexing, results } = search
  const wanted = resting || indexing ? '' : t('search.count', { count: results.length })
  const [message, setMessage] = useState('')
  useEffect(() => clock.after(REST, () => setMessage(wanted)), [clock, wanted])
  return <LiveRegion message={message} />
}
