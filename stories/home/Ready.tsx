import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { HomeStore } from '../../src/stores/home/HomeStore'
import { useFeature, useStores } from '../../src/stores/react/stores'

/** Renders a part of the lobby once its data is there. */
export const Ready = observer(function Ready({ children }: { children: (home: HomeStore) => ReactNode }) {
  const { boot } = useStores()
  const home = useFeature(HomeStore)
  return boot.phase === 'ready' ? children(home) : null
})

/** A tile as wide as on the shelf of a phone. */
export const Tile = styled.div`
  inline-size: 132px;
`
