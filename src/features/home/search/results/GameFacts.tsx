import { observer } from 'mobx-react-lite'
import { Fragment } from 'react'
import type { AppGame } from '../../../../contract/config'
import { useTranslation } from '../../../../i18n'
import { formatRatio } from '../../../../i18n/numbers'
import { HomeStore } from '../../../../stores/home/HomeStore'
import { useFeature } from '../../../../stores/react/stores'
import { typeName } from '../gameIndex/useGameIndex'

/** Studio, type and return of a game in one line. */
export const GameFacts = observer(function GameFacts({ game }: { game: AppGame }) {
  const { t, i18n } = useTranslation()
  const type = useFeature(HomeStore).types.find(({ id }) => id === game.type)
  const facts = [
    game.provider,
    type && typeName(t, type),
    t('search.rtp', { rtp: formatRatio(game.rtp / 10_000, i18n.language) }),
  ]
  return facts.filter(Boolean).map((fact, index) => (
    <Fragment key={fact}>
      {index > 0 && ' · '}
      <bdi>{fact}</bdi>
    </Fragment>
  ))
})
